//! Cardkeep: an AccessKit adapter for browsers, which have no interface for an accessibility tree. It mirrors
//! the tree in invisible HTML elements over the canvas. A screen reader reads those, and what is pressed or
//! typed there is sent to the app. Its interface is what this crate uses of `accesskit_winit`.
//!
//! The mirror costs time with every change, and a page can't know whether a screen reader runs. So it is kept
//! from when the element with the id `accessibility` is pressed, or from the beginning if the page has none or
//! if it is `aria-pressed`.

use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;

use accesskit::{
    Action, ActionData, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate,
};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, HtmlElement, HtmlInputElement};
use winit::event_loop::{ActiveEventLoop, EventLoopProxy};
use winit::platform::web::WindowExtWebSys;
use winit::window::{Window, WindowId};

/// The attribute with the id of a node.
const NODE: &str = "data-node";

#[derive(Debug)]
pub struct Event {
    pub window_id: WindowId,
    pub window_event: WindowEvent,
}

#[derive(Debug)]
#[allow(dead_code, reason = "a browser never deactivates it")]
pub enum WindowEvent {
    InitialTreeRequested,
    ActionRequested(ActionRequest),
    AccessibilityDeactivated,
}

pub struct Adapter {
    document: Document,
    mirror: HtmlElement,
    elements: HashMap<NodeId, HtmlElement>,
    active: Rc<Cell<bool>>,
}

impl Adapter {
    pub fn with_event_loop_proxy<T: From<Event> + 'static>(
        _: &ActiveEventLoop,
        window: &Window,
        proxy: EventLoopProxy<T>,
    ) -> Self {
        let window_id = window.id();
        let send: Rc<dyn Fn(WindowEvent)> = Rc::new(move |window_event| {
            // Without an event loop nothing is left to be told.
            let _ = proxy.send_event(Event { window_id, window_event }.into());
        });
        let document = web_sys::window().and_then(|window| window.document());
        let document = document.expect("a window has a document");
        let mirror = create(&document, "div");
        for (name, value) in [("position", "fixed"), ("opacity", "0"), ("pointer-events", "none")] {
            style(&mirror, name, value);
        }
        if let Some(canvas) = window.canvas() {
            let _ = canvas.after_with_node_1(&mirror);
        }
        for kind in ["click", "input"] {
            let send = Rc::clone(&send);
            listen(&mirror, kind, move |event| {
                if let Some(request) = request(&event) {
                    send(WindowEvent::ActionRequested(request));
                }
            });
        }
        let active = Rc::new(Cell::new(false));
        let begin = {
            let active = Rc::clone(&active);
            move || {
                if !active.replace(true) {
                    send(WindowEvent::InitialTreeRequested);
                }
            }
        };
        match document.get_element_by_id("accessibility") {
            Some(switch) if switch.get_attribute("aria-pressed").as_deref() != Some("true") => {
                listen(&switch, "click", move |_| begin());
            }
            _ => begin(),
        }
        Self { document, mirror, elements: HashMap::new(), active }
    }

    pub fn process_event(&mut self, _: &Window, _: &winit::event::WindowEvent) {}

    pub fn update_if_active(&mut self, update: impl FnOnce() -> TreeUpdate) {
        if self.active.get() {
            self.apply(update());
        }
    }

    fn apply(&mut self, update: TreeUpdate) {
        let scale = web_sys::window().map_or(1.0, |window| window.device_pixel_ratio());
        for (id, node) in &update.nodes {
            let tag = tag(node.role());
            let same = |element: &HtmlElement| element.local_name() == tag;
            if !self.elements.get(id).is_some_and(same) {
                let element = create(&self.document, tag);
                set(&element, NODE, Some(&id.0.to_string()));
                if let Some(old) = self.elements.insert(*id, element.clone()) {
                    let _ = old.replace_with_with_node_1(&element);
                }
            }
            dress(&self.elements[id], node, scale);
        }
        for (id, node) in &update.nodes {
            // A label holds a text instead.
            if node.role() != Role::Label {
                let children = node.children().iter().filter_map(|child| self.elements.get(child));
                fill(&self.elements[id], children);
            }
        }
        if let Some(tree) = &update.tree {
            fill(&self.mirror, self.elements.get(&tree.root).into_iter());
            self.elements.retain(|_, element| element.is_connected());
        }
    }
}

/// Makes these the children of an element, and moves only what is in another place.
fn fill<'a>(parent: &HtmlElement, children: impl Iterator<Item = &'a HtmlElement>) {
    let mut next = parent.first_child();
    for child in children {
        if next.as_ref().is_some_and(|next| next.is_same_node(Some(child))) {
            next = child.next_sibling();
        } else {
            let _ = parent.insert_before(child, next.as_ref());
        }
    }
    while let Some(left) = next {
        next = left.next_sibling();
        let _ = parent.remove_child(&left);
    }
}

/// Returns what an event in the mirror asks for.
fn request(event: &web_sys::Event) -> Option<ActionRequest> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let element = target.closest(&format!("[{NODE}]")).ok()??;
    let target_node = NodeId(element.get_attribute(NODE)?.parse().ok()?);
    let (action, data) = match (event.type_().as_str(), element.dyn_ref::<HtmlInputElement>()) {
        ("input", Some(input)) => {
            let value = input.value();
            let data = match value.parse() {
                Ok(number) if input.type_() == "range" => ActionData::NumericValue(number),
                _ => ActionData::Value(value.into()),
            };
            (Action::SetValue, Some(data))
        }
        ("click", None) if element.get_attribute("aria-disabled").is_none() => (Action::Click, None),
        _ => return None,
    };
    Some(ActionRequest { action, target_tree: TreeId::ROOT, target_node, data })
}

/// Returns the kind of element that a browser handles like the node.
fn tag(role: Role) -> &'static str {
    match role {
        Role::Button
        | Role::CheckBox
        | Role::ComboBox
        | Role::ListBoxOption
        | Role::RadioButton
        | Role::Switch
        | Role::Tab => "button",
        Role::Label => "span",
        Role::MultilineTextInput
        | Role::NumberInput
        | Role::PasswordInput
        | Role::SearchInput
        | Role::Slider
        | Role::SpinButton
        | Role::TextInput => "input",
        _ => "div",
    }
}

/// Returns the name of a role that the element doesn't have by itself.
fn role_name(role: Role) -> Option<&'static str> {
    Some(match role {
        Role::CheckBox => "checkbox",
        Role::ComboBox => "combobox",
        Role::Group => "group",
        Role::Image => "img",
        Role::ListBox => "listbox",
        Role::ListBoxOption => "option",
        Role::Main => "main",
        Role::Navigation => "navigation",
        Role::ProgressIndicator => "progressbar",
        Role::RadioButton => "radio",
        Role::RadioGroup => "radiogroup",
        Role::Region => "region",
        Role::Switch => "switch",
        Role::Tab => "tab",
        Role::TabList => "tablist",
        Role::TabPanel => "tabpanel",
        Role::Table => "table",
        Role::Tree => "tree",
        _ => return None,
    })
}

/// Gives an element what is known of its node.
fn dress(element: &HtmlElement, node: &Node, scale: f64) {
    let flag = |value: bool| Some(if value { "true" } else { "false" });
    let number = |value: Option<f64>| value.map(|value| value.to_string());
    set(element, "role", role_name(node.role()));
    set(element, "aria-label", node.label().filter(|label| !label.is_empty()));
    set(element, "aria-description", node.description());
    set(element, "aria-disabled", flag(true).filter(|_| node.is_disabled()));
    set(element, "aria-checked", node.toggled().and_then(|it| flag(it == Toggled::True)));
    set(element, "aria-selected", node.is_selected().and_then(flag));
    set(element, "aria-expanded", node.is_expanded().and_then(flag));
    set(element, "placeholder", node.placeholder());
    set(element, "hidden", Some("").filter(|_| node.is_hidden()));
    set(
        element,
        "aria-live",
        node.live().and_then(|live| match live {
            Live::Off => None,
            Live::Polite => Some("polite"),
            Live::Assertive => Some("assertive"),
        }),
    );
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        let slides = matches!(node.role(), Role::Slider | Role::SpinButton);
        set(element, "type", Some(if slides { "range" } else { "text" }));
        set(element, "min", number(node.min_numeric_value()).as_deref());
        set(element, "max", number(node.max_numeric_value()).as_deref());
        set(element, "step", number(node.numeric_value_step()).as_deref());
        input.set_read_only(node.is_read_only());
        let value = number(node.numeric_value());
        let value = value.or_else(|| node.value().map(str::to_owned)).unwrap_or_default();
        if input.value() != value {
            input.set_value(&value);
        }
    } else if node.role() == Role::Label {
        let text = node.value().unwrap_or_default();
        if element.text_content().as_deref() != Some(text) {
            element.set_text_content(Some(text));
        }
    } else {
        set(element, "aria-valuenow", number(node.numeric_value()).as_deref());
    }
    if let Some(bounds) = node.bounds() {
        style(element, "position", "fixed");
        for (name, pixels) in [
            ("left", bounds.x0),
            ("top", bounds.y0),
            ("width", bounds.width()),
            ("height", bounds.height()),
        ] {
            style(element, name, &format!("{}px", (pixels / scale).round()));
        }
    }
}

fn create(document: &Document, tag: &str) -> HtmlElement {
    let element = document.create_element(tag).expect("the name of a tag");
    element.unchecked_into()
}

fn listen(element: &Element, kind: &str, act: impl Fn(web_sys::Event) + 'static) {
    let act = Closure::<dyn Fn(web_sys::Event)>::new(act);
    let _ = element.add_event_listener_with_callback(kind, act.as_ref().unchecked_ref());
    // It lives as long as the page.
    act.forget();
}

/// Sets or removes an attribute, if that changes anything.
fn set(element: &Element, name: &str, value: Option<&str>) {
    if element.get_attribute(name).as_deref() != value {
        let _ = match value {
            Some(value) => element.set_attribute(name, value),
            None => element.remove_attribute(name),
        };
    }
}

fn style(element: &HtmlElement, name: &str, value: &str) {
    let _ = element.style().set_property(name, value);
}
