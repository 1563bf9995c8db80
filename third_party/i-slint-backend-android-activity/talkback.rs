// Copyright © SixtyFPS GmbH <info@slint.dev>
// SPDX-License-Identifier: GPL-3.0-only OR LicenseRef-Slint-Royalty-free-2.0 OR LicenseRef-Slint-Software-3.0

//! Shows AccessKit's tree to TalkBack and other services, as the content of the activity's view.

use super::{AndroidApp, AndroidEventLoopProxy, CURRENT_WINDOW};
use accesskit::{ActionHandler, ActionRequest, ActivationHandler, TreeUpdate};
use accesskit_android::InjectingAdapter;
use accesskit_android::jni::errors::Result;
use accesskit_android::jni::objects::JObject;
use accesskit_android::jni::{JNIEnv, JavaVM};
use i_slint_core::platform::EventLoopProxy;

/// Local references to Java objects that a call needs.
const REFERENCES: i32 = 16;

pub struct Bridge {
    app: AndroidApp,
    proxy: AndroidEventLoopProxy,
    /// Nothing if the activity has no view. The app then works as without a service.
    adapter: Option<InjectingAdapter>,
    /// Whether a service has asked for a tree.
    is_asked: bool,
    /// Whether it has got one, which only then can be changed.
    has_tree: bool,
}

impl Bridge {
    pub fn new(app: &AndroidApp, proxy: AndroidEventLoopProxy) -> Self {
        let mut bridge = Self { app: app.clone(), proxy, adapter: None, is_asked: false, has_tree: false };
        bridge.attach();
        bridge
    }

    /// Waits for a service to ask for a tree.
    fn attach(&mut self) {
        // The old one has to let go of the view first.
        self.adapter = None;
        (self.is_asked, self.has_tree) = (false, false);
        let attached = with_activity(&self.app, |env, activity| {
            let window = object(env, activity, "getWindow", "()Landroid/view/Window;")?;
            let view = object(env, &window, "getDecorView", "()Landroid/view/View;")?;
            let (waiting, acting) = (Activation(self.proxy.clone()), Actions(self.proxy.clone()));
            Ok(InjectingAdapter::new(env, &view, waiting, acting))
        });
        match attached {
            Ok(adapter) => self.adapter = Some(adapter),
            Err(why) => eprintln!("No accessibility: {why}"),
        }
    }

    /// Notes that a service asks for a tree.
    pub fn request_tree(&mut self) {
        self.is_asked = true;
    }

    /// Gives the service the whole tree, if it has asked for one.
    pub fn send_tree(&mut self, tree: impl FnOnce() -> TreeUpdate) {
        if self.is_asked && self.send(tree) {
            self.has_tree = true;
        }
    }

    /// Changes the tree that a service has.
    pub fn update_if_active(&mut self, update: impl FnOnce() -> TreeUpdate) {
        if self.has_tree {
            self.send(update);
        }
    }

    /// Returns whether it was sent.
    ///
    /// The adapter raises events on Java's main thread, and ends the app if Android refuses them:
    /// without a window, or when no service runs any more. It is asked here, which leaves a moment in
    /// which that may change.
    fn send(&mut self, update: impl FnOnce() -> TreeUpdate) -> bool {
        if self.app.native_window().is_none() {
            return false;
        }
        if !is_service_running(&self.app).unwrap_or(false) {
            self.attach();
            return false;
        }
        let Some(adapter) = &mut self.adapter else { return false };
        // The adapter leaves references to Java objects to the frame.
        let sent = with_activity(&self.app, |_, _| {
            adapter.update_if_active(update);
            Ok(())
        });
        sent.is_ok()
    }
}

fn is_service_running(app: &AndroidApp) -> Result<bool> {
    with_activity(app, |env, activity| {
        let name = env.new_string("accessibility")?;
        let get = "(Ljava/lang/String;)Ljava/lang/Object;";
        let manager = env.call_method(activity, "getSystemService", get, &[(&name).into()])?.l()?;
        env.call_method(&manager, "isEnabled", "()Z", &[])?.z()
    })
}

/// Calls Java with the activity.
fn with_activity<T>(
    app: &AndroidApp,
    call: impl FnOnce(&mut JNIEnv<'_>, &JObject<'_>) -> Result<T>,
) -> Result<T> {
    // Safety: it is the pointer to the virtual machine of this process.
    let machine = unsafe { JavaVM::from_raw(app.vm_as_ptr().cast()) }?;
    let mut env = machine.attach_current_thread_permanently()?;
    // Safety: `app` holds this reference as long as it lives.
    let activity = unsafe { JObject::from_raw(app.activity_as_ptr().cast()) };
    let done = env.with_local_frame(REFERENCES, |env| call(env, &activity));
    if done.is_err() {
        // A pending exception would end the app at the next call.
        env.exception_clear()?;
    }
    done
}

fn object<'local>(
    env: &mut JNIEnv<'local>,
    of: &JObject<'_>,
    getter: &str,
    signature: &str,
) -> Result<JObject<'local>> {
    env.call_method(of, getter, signature, &[])?.l()
}

/// Called on Java's main thread, whereas the tree belongs to the event loop's.
struct Activation(AndroidEventLoopProxy);

impl ActivationHandler for Activation {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        let _ = self.0.invoke_from_event_loop(Box::new(|| {
            let window = CURRENT_WINDOW.with_borrow(|window| window.upgrade());
            if let Some(adapter) = window.as_ref().and_then(|window| window.accesskit.get()) {
                adapter.borrow_mut().send_initial_tree();
            }
        }));
        None
    }
}

struct Actions(AndroidEventLoopProxy);

impl ActionHandler for Actions {
    fn do_action(&mut self, request: ActionRequest) {
        let _ = self.0.invoke_from_event_loop(Box::new(move || {
            let window = CURRENT_WINDOW.with_borrow(|window| window.upgrade());
            let Some(window) = window else { return };
            // The action may change the tree, so the adapter must not be borrowed any more.
            let action = window.accesskit.get().and_then(|it| it.borrow().handle_request(request));
            if let Some(action) = action {
                action.invoke(&window.window);
            }
        }));
    }
}
