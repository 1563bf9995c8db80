//! What the activity was started with, when it is opened from another Android app: a file, or a link.

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::FromRawFd;

use jni::objects::{JObject, JString, JValue};
use jni::{Env, jni_sig, jni_str};
use slint::android::AndroidApp;

/// Far more than Cardkeep ever writes into an export file.
const MOST: u64 = 64 << 20;

/// How the address of a code begins.
const SCHEME: &str = "cardkeep:";

/// What another app has opened.
pub enum Opened {
    /// The content of a file.
    File(Vec<u8>),
    /// The address of a code.
    Link(String),
}

/// Returns what was opened; `None` if the app was started by its icon.
///
/// # Errors
/// Why the other app's file could not be read.
pub fn read(android: &AndroidApp) -> io::Result<Option<Opened>> {
    let found = super::with_activity(android, |env, activity| {
        let Some(address) = address(env, activity)? else { return Ok(None) };
        match text(env, &address)? {
            link if link.starts_with(SCHEME) => Ok(Some(Found::Link(link))),
            _ => Ok(descriptor(env, activity, &address)?.map(Found::Descriptor)),
        }
    });
    match found.map_err(io::Error::other)? {
        None => Ok(None),
        Some(Found::Link(link)) => Ok(Some(Opened::Link(link))),
        Some(Found::Descriptor(descriptor)) => content(descriptor).map(|it| Some(Opened::File(it))),
    }
}

enum Found {
    Link(String),
    Descriptor(i32),
}

/// Reads a file and closes it.
#[allow(unsafe_code, reason = "the system hands out an open file as a number")]
fn content(descriptor: i32) -> io::Result<Vec<u8>> {
    // SAFETY: it was detached from its Java object, so it is ours alone to close.
    let file = unsafe { File::from_raw_fd(descriptor) };
    let mut bytes = Vec::new();
    file.take(MOST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns the address in the activity's intent.
fn address<'env>(
    env: &mut Env<'env>,
    activity: &JObject<'_>,
) -> jni::errors::Result<Option<JObject<'env>>> {
    let intent = jni_sig!("()Landroid/content/Intent;");
    let intent = env.call_method(activity, jni_str!("getIntent"), intent, &[])?.l()?;
    if intent.is_null() {
        return Ok(None);
    }
    let uri = jni_sig!("()Landroid/net/Uri;");
    let uri = env.call_method(&intent, jni_str!("getData"), uri, &[])?.l()?;
    Ok((!uri.is_null()).then_some(uri))
}

fn text(env: &mut Env<'_>, uri: &JObject<'_>) -> jni::errors::Result<String> {
    let text = jni_sig!("()Ljava/lang/String;");
    let text = env.call_method(uri, jni_str!("toString"), text, &[])?.l()?;
    env.cast_local::<JString<'_>>(text)?.try_to_string(env)
}

/// Opens the file at an address, and returns its descriptor.
fn descriptor(
    env: &mut Env<'_>,
    activity: &JObject<'_>,
    uri: &JObject<'_>,
) -> jni::errors::Result<Option<i32>> {
    let resolver = jni_sig!("()Landroid/content/ContentResolver;");
    let resolver = env.call_method(activity, jni_str!("getContentResolver"), resolver, &[])?.l()?;
    let mode = env.new_string("r")?;
    let open = jni_sig!("(Landroid/net/Uri;Ljava/lang/String;)Landroid/os/ParcelFileDescriptor;");
    let arguments = [JValue::Object(uri), JValue::Object(&mode)];
    let file = env.call_method(&resolver, jni_str!("openFileDescriptor"), open, &arguments)?.l()?;
    if file.is_null() {
        return Ok(None);
    }
    env.call_method(&file, jni_str!("detachFd"), jni_sig!("()I"), &[])?.i().map(Some)
}
