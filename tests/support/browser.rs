//! A browser that a test steers: Chromium through its driver, by the WebDriver protocol (W3C).
//!
//! The protocol is JSON over HTTP, so a socket is all it needs. Where there is no Chromium,
//! [`Browser::start`] says so in a line; in CI, where it must be there, it fails.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// A session of a browser; it ends with its value.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    session: String,
    _profile: tempfile::TempDir,
}

/// The key of an element in an answer (WebDriver, 12.1).
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// What a page on a disk needs, and nothing that asks the network for anything.
const ARGUMENTS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--window-size=1000,1400",
];

impl Browser {
    /// Starts a browser; `None`, with a line about it, where there is none.
    pub(crate) fn start() -> Option<Self> {
        let driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut driver) = driver else {
            assert!(std::env::var_os("CI").is_none(), "chromium-driver must be installed in CI");
            println!("no chromedriver: nothing is tried in a browser");
            return None;
        };
        let mut lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        let port = lines.find_map(|line| {
            let line = line.ok()?;
            line.strip_suffix('.')?.rsplit_once("on port ")?.1.parse().ok()
        });
        // What else it says is read and dropped, so that it never waits for a reader.
        std::thread::spawn(move || lines.count());
        let profile = tempfile::tempdir().unwrap();
        let mut browser =
            Self { driver, port: port.unwrap(), session: String::new(), _profile: profile };
        let profile = format!("--user-data-dir={}", browser._profile.path().display());
        let arguments: Vec<&str> = ARGUMENTS.iter().copied().chain([profile.as_str()]).collect();
        let asked = json!({"capabilities": {"alwaysMatch": {
            "browserName": "chrome",
            // A page of a hundred games is stepped through in one script.
            "timeouts": {"script": 300_000},
            "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"},
        }}});
        let begun = browser.ask("POST", "/session", &asked);
        browser.session = begun["sessionId"].as_str().expect("a session").to_owned();
        Some(browser)
    }

    /// Opens a file.
    pub(crate) fn open(&self, file: &std::path::Path, fragment: &str) {
        let address = format!("file://{}{fragment}", file.canonicalize().unwrap().display());
        self.post("url", &json!({"url": address}));
        // A large page has been seen short of its last boards on a busy machine: it may be read yet.
        for _ in 0..600 {
            if self.run("return document.readyState;") == "complete" {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        panic!("{address} is not loaded after a minute");
    }

    /// Runs a script in the page, whatever its policy; what it returns.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.post("execute/sync", &json!({"script": script, "args": []}))
    }

    /// Runs a script in every page that is opened from now on, before anything of the page; the
    /// name by which [`Self::forget`] ends that. It is sent once, and not with every question.
    pub(crate) fn prepare(&self, script: &str) -> String {
        let params = json!({"source": script});
        let command = json!({"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": params});
        let answer = self.post("goog/cdp/execute", &command);
        answer["identifier"].as_str().expect("the name of a script").to_owned()
    }

    /// Ends what [`Self::prepare`] began.
    pub(crate) fn forget(&self, prepared: &str) {
        let params = json!({"identifier": prepared});
        let command = json!({"cmd": "Page.removeScriptToEvaluateOnNewDocument", "params": params});
        self.post("goog/cdp/execute", &command);
    }

    /// Shows pages in a palette: `light` or `dark`.
    pub(crate) fn palette(&self, palette: &str) {
        let features = json!([{"name": "prefers-color-scheme", "value": palette}]);
        let params = json!({"features": features});
        let command = json!({"cmd": "Emulation.setEmulatedMedia", "params": params});
        self.post("goog/cdp/execute", &command);
    }

    /// Makes the window so large.
    pub(crate) fn size(&self, width: u32, height: u32) {
        let params =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        let command = json!({"cmd": "Emulation.setDeviceMetricsOverride", "params": params});
        self.post("goog/cdp/execute", &command);
    }

    /// Returns the page as it is printed, on the paper that it asks for: a PDF.
    pub(crate) fn pdf(&self) -> Vec<u8> {
        let params = json!({"preferCSSPageSize": true, "printBackground": true});
        let command = json!({"cmd": "Page.printToPDF", "params": params});
        let path = format!("/session/{}/goog/cdp/execute", self.session);
        // Beside other work a browser at times says that printing failed, and prints when asked again.
        let made = (0..5).find_map(|_| {
            let made = self.request("POST", &path, &command).unwrap();
            made["data"].as_str().map(unpacked)
        });
        made.expect("a PDF")
    }

    /// Clicks on the first element of a selector.
    pub(crate) fn click(&self, selector: &str) {
        let element = self.element(selector);
        self.post(&format!("element/{element}/click"), &json!({}));
    }

    /// Presses keys in the first element of a selector; those without a letter are characters of
    /// their own ([`keys`]).
    pub(crate) fn press(&self, selector: &str, keys: &str) {
        let element = self.element(selector);
        self.post(&format!("element/{element}/value"), &json!({"text": keys}));
    }

    /// What the console says since the last time.
    pub(crate) fn console(&self) -> Vec<String> {
        let said = self.post("se/log", &json!({"type": "browser"}));
        said.as_array().unwrap().iter().map(ToString::to_string).collect()
    }

    fn element(&self, selector: &str) -> String {
        let found = self.post("element", &json!({"using": "css selector", "value": selector}));
        found[ELEMENT].as_str().unwrap_or_else(|| panic!("no {selector}")).to_owned()
    }

    fn post(&self, what: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}/{what}", self.session), body)
    }

    /// Sends a request to the driver, and returns the value of its answer.
    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let value = self.request(method, path, body).unwrap();
        assert!(value.get("error").is_none(), "{path}: {value}");
        value
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let body = body.to_string();
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )?;
        let mut answer = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        while answer.read_line(&mut line)? > 2 {
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().map_err(io::Error::other)?;
            }
            line.clear();
        }
        let mut bytes = vec![0; length];
        answer.read_exact(&mut bytes)?;
        let mut answer: Value = serde_json::from_slice(&bytes)?;
        Ok(answer["value"].take())
    }
}

/// What a text in Base64 stands for (RFC 4648, 4).
fn unpacked(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let four = |part: &[u8]| {
        let all = part.iter().fold(0_u32, |all, digit| all << 6 | u32::from(*digit));
        let all = all << (6 * (4 - part.len()));
        all.to_be_bytes()[1..part.len()].to_vec()
    };
    digits.chunks(4).flat_map(four).collect()
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver alone would leave its browser running.
        let session = format!("/session/{}", self.session);
        let _ = self.request("DELETE", &session, &json!({}));
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// Keys without a letter (WebDriver, 17.4.2).
pub(crate) mod keys {
    pub(crate) const END: &str = "\u{e010}";
    pub(crate) const HOME: &str = "\u{e011}";
    pub(crate) const LEFT: &str = "\u{e012}";
    pub(crate) const RIGHT: &str = "\u{e014}";
}
