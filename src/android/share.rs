//! The share sheet of Android, which hands a text to another app.

use jni::objects::{JObject, JValue};
use jni::{Env, jni_sig, jni_str};
use slint::android::AndroidApp;

use crate::stderr;

/// Returns a function that offers a text to other apps.
pub fn giver(android: &AndroidApp) -> impl Fn(&str) + 'static {
    let android = android.clone();
    move |text| {
        if let Err(why) = super::with_activity(&android, |env, activity| offer(env, activity, text))
        {
            stderr::complain(why);
        }
    }
}

fn offer(env: &mut Env<'_>, activity: &JObject<'_>, text: &str) -> jni::errors::Result<()> {
    let [action, kind, key, text] =
        ["android.intent.action.SEND", "text/plain", "android.intent.extra.TEXT", text]
            .map(|text| env.new_string(text));
    let (action, kind, key, text) = (action?, kind?, key?, text?);
    let (class, new) = (jni_str!("android/content/Intent"), jni_sig!("(Ljava/lang/String;)V"));
    let intent = env.new_object(class, new, &[JValue::Object(&action)])?;
    let set = jni_sig!("(Ljava/lang/String;)Landroid/content/Intent;");
    env.call_method(&intent, jni_str!("setType"), set, &[JValue::Object(&kind)])?;
    let put = jni_sig!("(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;");
    let extra = [JValue::Object(&key), JValue::Object(&text)];
    env.call_method(&intent, jni_str!("putExtra"), put, &extra)?;
    let choose =
        jni_sig!("(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;");
    let chosen = [JValue::Object(&intent), JValue::Object(&JObject::null())];
    let chooser = env.call_static_method(class, jni_str!("createChooser"), choose, &chosen)?.l()?;
    let start = jni_sig!("(Landroid/content/Intent;)V");
    env.call_method(activity, jni_str!("startActivity"), start, &[JValue::Object(&chooser)])?;
    Ok(())
}
