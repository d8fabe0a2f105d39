use draughts_arbiter::pdn::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args[0] == "bench" {
        let text = std::fs::read(&args[1]).unwrap();
        for _ in 0..8 {
            let t = Instant::now();
            let mut n = 0u64;
            let mut games = Games::new(&text[..]);
            while let Some(_g) = games.next_game().unwrap() {
                n += 1;
            }
            let split = t.elapsed();
            let t = Instant::now();
            let mut e = 0u64;
            let mut games = Games::new(&text[..]);
            while let Some(g) = games.next_game().unwrap() {
                e += g.events().count() as u64;
            }
            let ev = t.elapsed();
            let t = Instant::now();
            let mut m = 0u64;
            let mut games = Games::new(&text[..]);
            while let Some(g) = games.next_game().unwrap() {
                for x in g.events() {
                    if let Event::Move(mv) = x {
                        if let Ok(p) = mv.parse() {
                            m += p.squares().len() as u64;
                        }
                    }
                }
            }
            let mv = t.elapsed();
            let mb = text.len() as f64 / 1e6;
            println!(
                "{mb:.1} MB games {n} events {e} squares {m}: split {:.0} MB/s, split+events {:.0} MB/s, +moves {:.0} MB/s",
                mb / split.as_secs_f64(),
                mb / ev.as_secs_f64(),
                mb / mv.as_secs_f64()
            );
        }
        return;
    }
    let dump = args[0] == "dump";
    for f in &args[1..] {
        let text = std::fs::read(f).unwrap();
        let mut games = Games::new(&text[..]);
        while let Some(g) = games.next_game().unwrap() {
            let mut depth = 0;
            let mut plies = 0;
            let mut bad = 0;
            let mut junk = vec![];
            let mut ev = g.events();
            for x in ev.by_ref() {
                if dump {
                    println!("{x:?}");
                }
                match x {
                    Event::VariationStart { .. } => depth += 1,
                    Event::VariationEnd { .. } => depth -= 1,
                    Event::Move(m) if depth == 0 => {
                        plies += 1;
                        if m.parse().is_err() {
                            bad += 1;
                        }
                    }
                    Event::UnknownMove { .. } if depth == 0 => plies += 1,
                    Event::Unreadable { span, what } => junk.push(format!(
                        "{what:?}:{}",
                        String::from_utf8_lossy(span.of(g.bytes()))
                    )),
                    _ => {}
                }
            }
            let codes: Vec<_> = ev.findings().iter().map(|f| f.code).collect();
            println!(
                "{}\t{}\t{plies}\t{bad}\t{}\t{}\t{}",
                f,
                g.index(),
                g.first_line(),
                codes.join(","),
                junk.join(" | ")
            );
        }
    }
}
