//! The file that the activity was started with, when it is opened from another Android app.

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::FromRawFd;

use jni::objects::{JObject, JValue};
use jni::{Env, jni_sig, jni_str};
use slint::android::AndroidApp;

/// Far more than Cardkeep ever writes into an export file.
const MOST: u64 = 64 << 20;

/// Returns the content of that file; `None` if the app was started by its icon.
///
/// # Errors
/// Why the other app's file could not be read.
pub fn read(android: &AndroidApp) -> io::Result<Option<Vec<u8>>> {
    let Some(file) = open(android).map_err(io::Error::other)? else { return Ok(None) };
    let mut bytes = Vec::new();
    file.take(MOST + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes))
}

#[allow(unsafe_code, reason = "the system hands out Java's machine and objects as pointers")]
fn open(android: &AndroidApp) -> jni::errors::Result<Option<File>> {
    let descriptor = super::with_activity(android, file_of)?;
    // SAFETY: it was detached from its Java object, so it is ours alone to close.
    Ok(descriptor.map(|descriptor| unsafe { File::from_raw_fd(descriptor) }))
}

/// Returns the descriptor of the file in the activity's intent.
fn file_of(env: &mut Env<'_>, activity: &JObject<'_>) -> jni::errors::Result<Option<i32>> {
    let intent = jni_sig!("()Landroid/content/Intent;");
    let intent = env.call_method(activity, jni_str!("getIntent"), intent, &[])?.l()?;
    if intent.is_null() {
        return Ok(None);
    }
    let uri = jni_sig!("()Landroid/net/Uri;");
    let uri = env.call_method(&intent, jni_str!("getData"), uri, &[])?.l()?;
    if uri.is_null() {
        return Ok(None);
    }
    let resolver = jni_sig!("()Landroid/content/ContentResolver;");
    let resolver = env.call_method(activity, jni_str!("getContentResolver"), resolver, &[])?.l()?;
    let mode = env.new_string("r")?;
    let open = jni_sig!("(Landroid/net/Uri;Ljava/lang/String;)Landroid/os/ParcelFileDescriptor;");
    let arguments = [JValue::Object(&uri), JValue::Object(&mode)];
    let file = env.call_method(&resolver, jni_str!("openFileDescriptor"), open, &arguments)?.l()?;
    if file.is_null() {
        return Ok(None);
    }
    env.call_method(&file, jni_str!("detachFd"), jni_sig!("()I"), &[])?.i().map(Some)
}
