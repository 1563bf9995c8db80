fn main() {
    #[cfg(feature = "gui")]
    {
        use slint::ComponentHandle;
        cardkeep::ui::App::new().expect("x").run().expect("x");
    }
}
