//! Android's settings for less motion, more contrast and larger texts.

use jni::objects::{JObject, JValue};
use jni::strings::JNIStr;
use jni::{Env, jni_sig, jni_str};
use slint::android::AndroidApp;

use crate::wishes::Wishes;

/// Reads the wishes of the system.
pub fn read(android: &AndroidApp) -> Wishes {
    let scale = super::with_activity(android, |env, activity| {
        let class = jni_str!("android/provider/Settings$Global");
        setting(env, activity, class, "animator_duration_scale")
    });
    // Android may refuse to tell it.
    let contrast = super::with_activity(android, |env, activity| {
        let class = jni_str!("android/provider/Settings$Secure");
        setting(env, activity, class, "high_text_contrast_enabled")
    });
    let font = super::with_activity(android, font_scale).unwrap_or(1.0);
    Wishes {
        larger_text: ((font - 1.0) * 100.0).round() as u16,
        less_motion: scale.is_ok_and(|scale| scale == 0.0),
        more_contrast: contrast.is_ok_and(|on| on == 1.0),
    }
}

/// Returns how large texts are to be.
fn font_scale(env: &mut Env<'_>, activity: &JObject<'_>) -> jni::errors::Result<f32> {
    let resources = jni_sig!("()Landroid/content/res/Resources;");
    let resources = env.call_method(activity, jni_str!("getResources"), resources, &[])?.l()?;
    let configuration =
        (jni_str!("getConfiguration"), jni_sig!("()Landroid/content/res/Configuration;"));
    let configuration = env.call_method(&resources, configuration.0, configuration.1, &[])?.l()?;
    env.get_field(&configuration, jni_str!("fontScale"), jni_sig!("F"))?.f()
}

/// Returns a number from the device's settings; -1 if it was never set.
fn setting(
    env: &mut Env<'_>,
    activity: &JObject<'_>,
    class: &JNIStr,
    name: &str,
) -> jni::errors::Result<f32> {
    let resolver = jni_sig!("()Landroid/content/ContentResolver;");
    let resolver = env.call_method(activity, jni_str!("getContentResolver"), resolver, &[])?.l()?;
    let name = env.new_string(name)?;
    let get = jni_sig!("(Landroid/content/ContentResolver;Ljava/lang/String;F)F");
    let arguments = [JValue::Object(&resolver), JValue::Object(&name), JValue::Float(-1.0)];
    env.call_static_method(class, jni_str!("getFloat"), get, &arguments)?.f()
}
