//! Haptic feedback on Android. A view can perform it without permission; the system's settings
//! decide whether and how the player feels it.

use jni::objects::{JObject, JValue};
use jni::{Env, jni_sig, jni_str};
use slint::android::AndroidApp;

use crate::sound::Tick;

/// Returns a function that gives haptic feedback on this device.
pub fn giver(android: &AndroidApp) -> impl Fn(Tick) + 'static {
    let android = android.clone();
    move |tick| {
        let app = android.clone();
        // Views belong to Java's main thread, and drawing does not wait for it.
        android.run_on_java_main_thread(Box::new(move || {
            // Haptic feedback is optional.
            let _ = super::with_activity(&app, |env, activity| perform(env, activity, tick));
        }));
    }
}

/// Asks the window's view for the first effect that this Android version supports.
fn perform(env: &mut Env<'_>, activity: &JObject<'_>, tick: Tick) -> jni::errors::Result<()> {
    let window = jni_sig!("()Landroid/view/Window;");
    let window = env.call_method(activity, jni_str!("getWindow"), window, &[])?.l()?;
    let view = jni_sig!("()Landroid/view/View;");
    let view = env.call_method(&window, jni_str!("getDecorView"), view, &[])?.l()?;
    for effect in effects(tick) {
        let (name, takes) = (jni_str!("performHapticFeedback"), jni_sig!("(I)Z"));
        if env.call_method(&view, name, takes, &[JValue::Int(*effect)])?.z()? {
            break;
        }
    }
    Ok(())
}

/// Returns the possible effects, as constants of `android.view.HapticFeedbackConstants`.
fn effects(tick: Tick) -> &'static [i32] {
    const VIRTUAL_KEY: i32 = 1;
    const CLOCK_TICK: i32 = 4;
    const LONG_PRESS: i32 = 0;
    // From Android 11.
    const CONFIRM: i32 = 16;
    const REJECT: i32 = 17;
    match tick {
        Tick::Taken => &[CLOCK_TICK],
        Tick::Placed => &[VIRTUAL_KEY],
        Tick::Refused => &[REJECT, VIRTUAL_KEY],
        Tick::Blow => &[LONG_PRESS],
        Tick::Triumph => &[CONFIRM, LONG_PRESS],
    }
}
