//! Files of operating systems and hosts in a site folder. They are neither our pages nor anyone's
//! work, so they are no obstacle and are kept.

use std::fs;
use std::io;
use std::path::Path;

use journalled_file as storage;

/// Files that systems create in any folder that a user opens, in lower case.
const OF_SYSTEMS: &[&str] =
    &[".directory", ".ds_store", ".localized", "desktop.ini", "ehthumbs.db", "thumbs.db"];

/// Files that hosts of pages, and programs that upload pages, keep at the top of a site folder.
const OF_HOSTS: &[&str] = &[
    ".git",
    ".gitattributes",
    ".github",
    ".gitignore",
    ".gitlab-ci.yml",
    ".hg",
    ".htaccess",
    ".nojekyll",
    ".stfolder",
    ".stignore",
    ".svn",
    ".well-known",
    "CNAME",
    "_headers",
    "_redirects",
    "netlify.toml",
    "robots.txt",
    "vercel.json",
];

/// Returns whether a file is kept; its name is relative to the folder, with forward slashes.
pub(super) fn is_kept(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    // `._index.html` has macOS metadata of `index.html` that other file systems cannot store.
    last.starts_with("._")
        || OF_SYSTEMS.contains(&last.to_lowercase().as_str())
        || OF_HOSTS.contains(&name)
}

/// Copies the kept files of a folder to the new one that will replace it, so that they are never
/// missing; folders can only be moved ([`carry`]).
pub(super) fn lend(older: &Path, new: &Path) -> io::Result<()> {
    for entry in fs::read_dir(older)? {
        let entry = entry?;
        let to = new.join(entry.file_name());
        if is_kept(&entry.file_name().to_string_lossy())
            && entry.file_type()?.is_file()
            && fs::hard_link(entry.path(), &to).is_err()
        {
            fs::copy(entry.path(), &to)?;
        }
    }
    Ok(())
}

/// Moves the kept files of a folder to the one that has replaced it, unless they are there.
///
/// Files that systems left in a subfolder that no longer exists are dropped with it.
pub(super) fn carry(older: &Path, new: &Path) -> io::Result<()> {
    if !new.is_dir() {
        return Err(io::ErrorKind::NotFound.into());
    }
    carry_below(older, "", new)
}

/// Returns whether a folder contains a kept folder.
pub(super) fn has_folder(folder: &Path) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| {
        is_kept(&entry.file_name().to_string_lossy())
            && entry.file_type().is_ok_and(|kind| kind.is_dir())
    })
}

fn carry_below(folder: &Path, prefix: &str, new: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let to = new.join(prefix).join(entry.file_name());
        if !is_kept(&name) {
            if entry.file_type()?.is_dir() {
                carry_below(&entry.path(), &format!("{name}/"), new)?;
            }
        } else if fs::symlink_metadata(&to).is_err() && to.parent().is_some_and(Path::is_dir) {
            storage::retry_while_locked(|| fs::rename(entry.path(), &to))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Error;
    use crate::new_folder::NewFolder;

    fn published(path: &Path, names: &[&str], text: &str) -> Result<(), Error> {
        let mut folder = NewFolder::begin(path)?;
        names.iter().try_for_each(|name| folder.write(name, text))?;
        folder.finish()
    }

    #[test]
    fn what_systems_and_hosts_have_in_a_folder_stays_and_hinders_nothing() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        let names = ["index.html", "nl/index.html"];
        // A folder of a repository, before there is any page.
        fs::create_dir_all(site.join(".git/objects")).unwrap();
        fs::write(site.join(".git/HEAD"), "ref: refs/heads/pages").unwrap();
        published(&site, &names, "one").unwrap();
        let kept = [
            "CNAME",
            ".nojekyll",
            ".DS_Store",
            "nl/Thumbs.db",
            "nl/desktop.ini",
            "nl/._index.html",
            ".well-known/security.txt",
        ];
        for name in kept {
            let path = site.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, name).unwrap();
        }
        for text in ["one", "two", "three"] {
            published(&site, &names, text).unwrap();
            assert_eq!(fs::read_to_string(site.join("index.html")).unwrap(), text);
            for name in kept {
                assert_eq!(fs::read_to_string(site.join(name)).unwrap(), name, "{text}");
            }
            let head = fs::read_to_string(site.join(".git/HEAD")).unwrap();
            assert_eq!(head, "ref: refs/heads/pages");
            assert!(site.join(".git/objects").is_dir());
            assert_eq!(fs::read_dir(temporary.path()).unwrap().count(), 1, "{text}");
        }
        // A folder that no longer exists takes the files of systems along; other people's work
        // stays.
        published(&site, &names[..1], "four").unwrap();
        assert!(!site.join("nl").exists() && site.join("CNAME").exists());
        fs::write(site.join("CNAME.txt"), "").unwrap();
        assert!(published(&site, &names, "five").is_err());
    }

    #[test]
    fn a_command_that_was_killed_loses_nothing_that_is_kept() {
        let temporary = tempfile::tempdir().unwrap();
        let site = temporary.path().join("site");
        published(&site, &["index.html"], "one").unwrap();
        // The command had exchanged the folders, and moved nothing over.
        let older = temporary.path().join(".site.4711-0.unfinished");
        fs::create_dir_all(older.join(".git")).unwrap();
        fs::write(older.join(".git/HEAD"), "head").unwrap();
        fs::write(older.join(".arbiter-files"), "").unwrap();
        published(&site, &["index.html"], "two").unwrap();
        assert_eq!(fs::read_to_string(site.join(".git/HEAD")).unwrap(), "head");
        assert!(!older.exists());
    }

    #[test]
    fn a_name_is_kept_where_it_means_something() {
        for name in ["CNAME", ".git", "nl/.DS_Store", "THUMBS.DB", "files/._games.pdn"] {
            assert!(is_kept(name), "{name}");
        }
        for name in ["nl/CNAME", "cname.html", "nl/.git", "index.html", "thumbs.db.txt"] {
            assert!(!is_kept(name), "{name}");
        }
    }
}
