//! Build script: adds Windows resources, and keeps the shipped app small. The markup is compiled by
//! `ui/build.rs`.

use std::path::{Path, PathBuf};

fn main() {
    leave_out_unwind_tables();
    add_windows_resources();
}

/// Adds icon, version and manifest (high DPI, UTF-8) to the Windows app. On other systems this
/// works only with mingw; builds for Microsoft's linker there are type-checked and never linked.
fn add_windows_resources() {
    println!("cargo:rerun-if-changed=assets/icon.ico");
    println!("cargo:rerun-if-changed=packaging/windows/cardkeep.manifest");
    let is = |name: &str, value: &str| std::env::var(name).as_deref() == Ok(value);
    let can = cfg!(windows) || is("CARGO_CFG_TARGET_ENV", "gnu");
    if !(is("CARGO_CFG_TARGET_OS", "windows") && can) {
        return;
    }
    let mut resource = winresource::WindowsResource::new();
    resource
        .set_icon("assets/icon.ico")
        .set_manifest_file("packaging/windows/cardkeep.manifest")
        .set("ProductName", "Cardkeep")
        .set("FileDescription", "Cardkeep")
        .set("LegalCopyright", "The Cardkeep developers, MIT license");
    if let Err(why) = resource.compile() {
        eprintln!("The icon and the manifest of the Windows app: {why}");
        std::process::exit(1);
    }
}

/// Whether the profile is `release` or inherits it.
fn is_release() -> bool {
    std::env::var("PROFILE").as_deref() == Ok("release")
}

/// Whether the profile is `dist`, which is shipped. Cargo passes a build script neither the
/// profile's name nor its panic strategy (`CARGO_CFG_PANIC` is the target's default), but each
/// profile has its own folder.
fn is_shipped(folder: &Path) -> bool {
    is_release() && folder.iter().any(|part| part == "dist")
}

/// Drops unwind tables from the shipped app on Linux. It aborts on panics and never unwinds, yet
/// these tables, mostly from libraries, are a tenth of its size. `main.rs` does not compile if
/// unwinding is enabled without them.
fn leave_out_unwind_tables() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(no_unwind_tables)");
    let Some(folder) = std::env::var_os("OUT_DIR").map(PathBuf::from) else { return };
    let is = |name: &str, value: &str| std::env::var(name).as_deref() == Ok(value);
    let can = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    if !(can && is_shipped(&folder)) {
        return;
    }
    let script = folder.join("without-unwind-tables.ld");
    let text = "SECTIONS { /DISCARD/ : { *(.eh_frame*) *(.gcc_except_table*) } }\n\
                INSERT AFTER .text;\n";
    match std::fs::write(&script, text) {
        Ok(()) => {
            println!("cargo:rustc-link-arg-bins=-Wl,-T,{}", script.display());
            println!("cargo:rustc-cfg=no_unwind_tables");
        }
        Err(why) => println!("cargo:warning={}: {why}", script.display()),
    }
}
