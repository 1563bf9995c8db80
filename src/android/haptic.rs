//! Haptic feedback on Android. A view can perform it without permission; the system's settings
//! decide whether and how the player feels it.

use jni::objects::{JObject, JValue};
use jni::{Env, jni_sig, jni_str};
use slint::android::AndroidApp;

use crate::sound::Haptic;

/// Returns a function that gives haptic feedback on this device.
pub fn giver(android: &AndroidApp) -> impl Fn(Haptic) + 'static {
    let android = android.clone();
    move |haptic| {
        let app = android.clone();
        // Views belong to Java's main thread, and drawing does not wait for it.
        android.run_on_java_main_thread(Box::new(move || {
            // Haptic feedback is optional.
            let _ = super::with_activity(&app, |env, activity| perform(env, activity, haptic));
        }));
    }
}

/// Asks the window's view for the first effect that this Android version supports.
fn perform(env: &mut Env<'_>, activity: &JObject<'_>, haptic: Haptic) -> jni::errors::Result<()> {
    let window = jni_sig!("()Landroid/view/Window;");
    let window = env.call_method(activity, jni_str!("getWindow"), window, &[])?.l()?;
    let view = jni_sig!("()Landroid/view/View;");
    let view = env.call_method(&window, jni_str!("getDecorView"), view, &[])?.l()?;
    for effect in effects(haptic) {
        let (name, takes) = (jni_str!("performHapticFeedback"), jni_sig!("(I)Z"));
        if env.call_method(&view, name, takes, &[JValue::Int(*effect)])?.z()? {
            break;
        }
    }
    Ok(())
}

/// Returns the possible effects, as constants of `android.view.HapticFeedbackConstants`.
fn effects(haptic: Haptic) -> &'static [i32] {
    const VIRTUAL_KEY: i32 = 1;
    const CLOCK_TICK: i32 = 4;
    const LONG_PRESS: i32 = 0;
    // From Android 11.
    const CONFIRM: i32 = 16;
    const REJECT: i32 = 17;
    match haptic {
        Haptic::Taken => &[CLOCK_TICK],
        Haptic::Placed => &[VIRTUAL_KEY],
        Haptic::Refused => &[REJECT, VIRTUAL_KEY],
        Haptic::Blow => &[LONG_PRESS],
        Haptic::Triumph => &[CONFIRM, LONG_PRESS],
    }
}
