//! Cardkeep: what the software renderer uses of softbuffer, for a browser's canvas. In browsers softbuffer
//! converts every pixel of the smallest rectangle around all changes, which takes most of the time of a frame.
//! Here the renderer draws a canvas's own pixels, and only changes are copied.

use std::convert::Infallible;
use std::marker::PhantomData;
use std::num::NonZeroU32;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};
use winit::platform::web::WindowExtWebSys;
use winit::window::Window;

pub struct Rect {
    pub x: u32,
    pub y: u32,
    pub width: NonZeroU32,
    pub height: NonZeroU32,
}

pub struct Context<D>(PhantomData<D>);

impl<D> Context<D> {
    pub fn new(_: D) -> Result<Self, Infallible> {
        Ok(Self(PhantomData))
    }
}

pub struct Surface<D, W> {
    window: W,
    canvas: HtmlCanvasElement,
    drawing: CanvasRenderingContext2d,
    /// Red is the first byte of a pixel, and alpha the last.
    pixels: Vec<u32>,
    size: (u32, u32),
    presented: bool,
    _display: PhantomData<D>,
}

impl<D> Surface<D, Arc<Window>> {
    pub fn new(_: &Context<D>, window: Arc<Window>) -> Result<Self, &'static str> {
        let canvas = window.canvas().ok_or("the window has no canvas")?;
        let drawing = canvas.get_context("2d").ok().flatten();
        let drawing = drawing.and_then(|it| it.dyn_into().ok()).ok_or("the canvas is not for 2D")?;
        let (pixels, size, presented) = (Vec::new(), (0, 0), false);
        Ok(Self { window, canvas, drawing, pixels, size, presented, _display: PhantomData })
    }

    pub fn window(&self) -> &Arc<Window> {
        &self.window
    }

    pub fn resize(&mut self, width: NonZeroU32, height: NonZeroU32) -> Result<(), Infallible> {
        let size = (width.get(), height.get());
        if self.size != size {
            (self.size, self.presented) = (size, false);
            self.pixels.resize(size.0 as usize * size.1 as usize, 0);
            self.canvas.set_width(size.0);
            self.canvas.set_height(size.1);
        }
        Ok(())
    }

    pub fn buffer_mut(&mut self) -> Result<Buffer<'_, D>, Infallible> {
        Ok(Buffer(self))
    }
}

pub struct Buffer<'a, D>(&'a mut Surface<D, Arc<Window>>);

impl<D> Buffer<'_, D> {
    pub fn age(&self) -> u8 {
        self.0.presented.into()
    }

    pub fn present_with_damage(self, damage: &[Rect]) -> Result<(), String> {
        let copy = || {
            let bytes = Clamped(bytemuck::cast_slice(&self.0.pixels));
            let image = ImageData::new_with_u8_clamped_array(bytes, self.0.size.0)?;
            damage.iter().try_for_each(|Rect { x, y, width, height }| {
                let [x, y, width, height] = [*x, *y, width.get(), height.get()].map(f64::from);
                self.0
                    .drawing
                    .put_image_data_with_dirty_x_and_dirty_y_and_dirty_width_and_dirty_height(
                        &image, 0.0, 0.0, x, y, width, height,
                    )
            })
        };
        copy().map_err(|why: JsValue| format!("{why:?}"))?;
        self.0.presented = true;
        Ok(())
    }
}

impl<D> Deref for Buffer<'_, D> {
    type Target = [u32];

    fn deref(&self) -> &[u32] {
        &self.0.pixels
    }
}

impl<D> DerefMut for Buffer<'_, D> {
    fn deref_mut(&mut self) -> &mut [u32] {
        &mut self.0.pixels
    }
}
