// Copyright © SixtyFPS GmbH <info@slint.dev>
// SPDX-License-Identifier: GPL-3.0-only OR LicenseRef-Slint-Royalty-free-2.0 OR LicenseRef-Slint-Software-3.0

//! Draws with the software renderer into the surface of the activity.
//!
//! The buffers of a surface take turns. What of a buffer is still valid is known only when it is
//! locked, and then it has to be drawn at once. So everything is drawn into a picture of our own,
//! and what changed is copied into the locked buffer.
//!
//! The picture and the buffers may be smaller than the window; then the system enlarges them.

use crate::ndk::hardware_buffer_format::HardwareBufferFormat;
use crate::ndk::native_window::{NativeWindow, Rect};
use i_slint_core::api::PhysicalSize;
use i_slint_core::lengths::PhysicalEdges;
use i_slint_core::platform::Renderer;
use i_slint_renderer_software::{PremultipliedRgbaColor, RepaintBufferType, SoftwareRenderer};
use std::cell::{Cell, RefCell};
use std::ffi::{CStr, c_char, c_void};

#[link(name = "android")]
unsafe extern "C" {
    fn ANativeWindow_unlockAndPost(window: *mut c_void) -> i32;
}

unsafe extern "C" {
    fn __system_property_get(name: *const c_char, value: *mut c_char) -> i32;
}

const FORMAT: HardwareBufferFormat = HardwareBufferFormat::R8G8B8X8_UNORM;

/// Sets the resolution on a device, to compare some: `adb shell setprop debug.slint.resolution 0.67`.
/// It is read when the activity starts.
const PROPERTY: &CStr = c"debug.slint.resolution";

/// The bytes of a property's value, with a zero at its end.
const PROPERTY_SIZE: usize = 92;

/// Returns how many pixels are drawn for one of the window, horizontally and vertically. By default
/// it is `SLINT_ANDROID_RESOLUTION` of the build, or 1.
fn resolution() -> f32 {
    let mut value = [0_u8; PROPERTY_SIZE];
    // Safety: the name ends with a zero, and the value fits.
    unsafe { __system_property_get(PROPERTY.as_ptr(), value.as_mut_ptr().cast()) };
    let property = CStr::from_bytes_until_nul(&value).ok().and_then(|it| it.to_str().ok());
    let sane = |text: &str| text.parse().ok().filter(|it| (0.25..=1.).contains(it));
    let built = option_env!("SLINT_ANDROID_RESOLUTION");
    property.and_then(sane).or(built.and_then(sane)).unwrap_or(1.)
}

pub struct SurfaceRenderer {
    renderer: SoftwareRenderer,
    resolution: f32,
    picture: RefCell<Vec<PremultipliedRgbaColor>>,
    size: Cell<PhysicalSize>,
    /// Whether the surface may show something other than the picture.
    is_stale: Cell<bool>,
}

impl SurfaceRenderer {
    pub fn new() -> Self {
        Self {
            renderer: SoftwareRenderer::new_with_repaint_buffer_type(RepaintBufferType::NewBuffer),
            resolution: resolution(),
            picture: RefCell::default(),
            size: Cell::default(),
            is_stale: Cell::new(true),
        }
    }

    pub fn renderer(&self) -> &dyn Renderer {
        &self.renderer
    }

    /// Drawn pixels for one of the window, horizontally and vertically.
    pub fn resolution(&self) -> f32 {
        self.resolution
    }

    /// Returns the size of the picture in this surface.
    pub fn size_in(&self, surface: &NativeWindow) -> PhysicalSize {
        let drawn = |pixels: i32| (pixels.max(0) as f32 * self.resolution).round() as u32;
        PhysicalSize::new(drawn(surface.width()), drawn(surface.height()))
    }

    /// Returns these edges of the window in drawn pixels.
    pub fn drawn_edges(&self, edges: PhysicalEdges) -> PhysicalEdges {
        let drawn = |pixels: i32| (pixels as f32 * self.resolution).ceil() as i32;
        PhysicalEdges::new(
            drawn(edges.top),
            drawn(edges.bottom),
            drawn(edges.left),
            drawn(edges.right),
        )
    }

    /// Sets the pixel format of a surface (red, green, blue, and a byte without meaning), and the
    /// size of its buffers, which otherwise is the window's.
    pub fn attach(&self, surface: &NativeWindow) {
        let size =
            if self.resolution < 1. { self.size_in(surface) } else { PhysicalSize::default() };
        let (width, height) = (size.width as i32, size.height as i32);
        if let Err(why) = surface.set_buffers_geometry(width, height, Some(FORMAT)) {
            eprintln!("The surface keeps its format and size: {why}");
        }
        self.invalidate();
    }

    /// Copies the whole picture at the next drawing.
    pub fn invalidate(&self) {
        self.is_stale.set(true);
    }

    /// Draws what changed in the window of this size since the last drawing, and shows it. The
    /// system may take the surface away before the activity is told; then nothing is shown.
    pub fn draw(&self, surface: &NativeWindow, size: PhysicalSize) {
        let (width, height) = (size.width as usize, size.height as usize);
        if width == 0 || height == 0 {
            return;
        }
        let mut picture = self.picture.borrow_mut();
        if self.size.replace(size) != size {
            *picture = vec![PremultipliedRgbaColor::default(); width * height];
            self.renderer.set_repaint_buffer_type(RepaintBufferType::NewBuffer);
            self.invalidate();
        }
        let changed = self.renderer.render(&mut picture, width);
        self.renderer.set_repaint_buffer_type(RepaintBufferType::ReusedBuffer);

        let (origin, extent) = if self.is_stale.get() {
            (Default::default(), size)
        } else {
            (changed.bounding_box_origin(), changed.bounding_box_size())
        };
        if extent.width == 0 || extent.height == 0 {
            return;
        }
        // Until it is shown.
        self.invalidate();
        // Locking extends it by what is not valid in this buffer.
        let mut dirty = Rect {
            left: origin.x,
            top: origin.y,
            right: origin.x + extent.width as i32,
            bottom: origin.y + extent.height as i32,
        };
        let Ok(mut buffer) = surface.lock(Some(&mut dirty)) else { return };
        // The surface may have another size than the window by now.
        let right = (dirty.right.max(0) as usize).min(width).min(buffer.width());
        let bottom = (dirty.bottom.max(0) as usize).min(height).min(buffer.height());
        let bottom = if buffer.format() == FORMAT { bottom } else { 0 };
        let left = (dirty.left.max(0) as usize).min(right);
        let top = (dirty.top.max(0) as usize).min(bottom);
        let stride = buffer.stride();
        let pixels = buffer.bits().cast::<PremultipliedRgbaColor>();
        for y in top..bottom {
            let row = &picture[y * width + left..y * width + right];
            // Safety: the locked buffer has rows of `stride` pixels of four bytes, of which `right`
            // and `bottom` are within its width and height.
            unsafe {
                let target = pixels.add(y * stride + left);
                std::ptr::copy_nonoverlapping(row.as_ptr(), target, row.len());
            }
        }
        // It would panic when the surface is gone.
        std::mem::forget(buffer);
        // Safety: the surface is locked.
        let posted = unsafe { ANativeWindow_unlockAndPost(surface.ptr().as_ptr().cast()) };
        self.is_stale.set(posted != 0);
    }
}
