//! Four Knights: its rules, what is read and written, and what each seat knows.

mod positions;
mod rules;
mod support;
mod views;
