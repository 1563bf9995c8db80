// Cardkeep: pixels of images that the browser decodes.

use i_slint_core::graphics::{
    ImageInner, Rgba8Pixel, SharedImageBuffer, SharedPixelBuffer,
};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;

/// Draws an image of the browser in this size. Returns `None` while the browser loads it; the item that
/// asks is drawn again when it is there.
pub(crate) fn pixels(image: &ImageInner, width: u32, height: u32) -> Option<SharedImageBuffer> {
    let ImageInner::HTMLImage(image) = image else { return None };
    if !image.is_loaded() || width == 0 || height == 0 {
        return None;
    }
    let document = web_sys::window()?.document()?;
    let canvas = document.create_element("canvas").ok()?;
    let canvas = canvas.dyn_into::<web_sys::HtmlCanvasElement>().ok()?;
    canvas.set_width(width);
    canvas.set_height(height);
    // Without this, every picture would travel to the graphics card and back.
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
    let context = canvas.get_context_with_context_options("2d", &options).ok()??;
    let context = context.dyn_into::<web_sys::CanvasRenderingContext2d>().ok()?;
    let (w, h) = (f64::from(width), f64::from(height));
    context
        .draw_image_with_html_image_element_and_dw_and_dh(&image.dom_element, 0., 0., w, h)
        .ok()?;
    let drawn = context.get_image_data(0., 0., w, h).ok()?.data();
    let buffer = SharedPixelBuffer::<Rgba8Pixel>::clone_from_slice(&drawn, width, height);
    Some(SharedImageBuffer::RGBA8(buffer))
}
