//! Navigation: the current page, dialogs over it, and the way back.

mod dialogs;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use slint::ComponentHandle;

use dialogs::Dialogs;
pub use dialogs::Question;

use super::pending_saves::PendingSaves;
use super::seated::Seated;
use super::{Page, toast, words};
use crate::i18n::{app, t};
use crate::ui::{self, Nav};
use cardkeep_core::games::GameId;
use cardkeep_store::DataDir;

/// Navigation, dialogs and toasts.
pub struct Shell {
    window: slint::Weak<ui::App>,
    /// The pages from home to the current one.
    trail: RefCell<Vec<Page>>,
    dialogs: Dialogs,
    table: RefCell<Option<Rc<dyn Seated>>>,
    /// The table of the finished match whose review is open.
    finished: RefCell<Option<Rc<dyn Seated>>>,
    data_dir: Arc<DataDir>,
    saving: Rc<PendingSaves>,
    /// Whether the app is in the background.
    suspended: Cell<bool>,
    /// Whether the player can see the window, and it has the focus.
    attended: Cell<bool>,
}

impl Shell {
    pub fn new(window: slint::Weak<ui::App>, data_dir: &Arc<DataDir>) -> Self {
        Shell {
            saving: PendingSaves::new(window.clone(), data_dir),
            data_dir: Arc::clone(data_dir),
            window,
            trail: RefCell::new(vec![Page::Home]),
            dialogs: Dialogs::default(),
            table: RefCell::default(),
            finished: RefCell::default(),
            suspended: Cell::default(),
            attended: Cell::new(true),
        }
    }

    /// Returns the current page.
    pub fn page(&self) -> Page {
        self.trail.borrow().last().copied().unwrap_or(Page::Home)
    }

    /// Returns the page that going back leads to.
    pub fn under(&self) -> Option<Page> {
        let trail = self.trail.borrow();
        trail.len().checked_sub(2).map(|at| trail[at])
    }

    /// Shows a page. Back leads to the previous page; from a page already on the trail, to that
    /// page's predecessor; from a lesson or the match that continues it, to its game's page; and from
    /// home or any other table, home.
    pub fn go(&self, page: Page) {
        {
            let mut trail = self.trail.borrow_mut();
            let known = trail.iter().position(|on_the_way| *on_the_way == page);
            match (known, page) {
                (Some(at), _) => trail.truncate(at),
                (None, Page::Table(game)) => {
                    let taught = trail.last() == Some(&Page::Lesson(game));
                    trail.truncate(1);
                    trail.extend(taught.then_some(Page::NewGame(game)));
                }
                (None, Page::Curtain(_)) => trail.truncate(1),
                (None, Page::Lesson(game) | Page::Exercise(game)) => {
                    trail.truncate(1);
                    trail.push(Page::NewGame(game));
                }
                // One calendar replaces another.
                (None, Page::Daily(_)) => trail.retain(|page| !matches!(page, Page::Daily(_))),
                // It replaces a review, and a table that does not wait for its end.
                (None, Page::Review(_)) => {
                    let waits = self.finished.borrow().is_some();
                    trail.retain(|page| {
                        !page.keeps_table() || waits && matches!(page, Page::Table(_))
                    });
                }
                (None, _) => {}
            }
            trail.push(page);
        }
        self.show();
    }

    /// Goes back by one step: answers an open dialog with no, lets a table close something, or
    /// leaves the page. Returns whether there was anything to leave.
    pub fn back(&self) -> bool {
        if self.asking() {
            self.answer(false);
            return true;
        }
        if self.page().is_table() {
            let table = self.table();
            if table.is_some_and(|table| table.back()) {
                return true;
            }
        }
        self.leave()
    }

    /// Goes to the previous page, whatever is being dragged at the table. Returns whether there was
    /// one.
    pub fn leave(&self) -> bool {
        if self.trail.borrow().len() <= 1 {
            return false;
        }
        self.trail.borrow_mut().pop();
        self.show();
        true
    }

    /// Shows a table. The previous table is dropped without saving, because its slot may hold
    /// another match by now; that of a finished match waits for the end of a review.
    pub fn host(&self, page: Page, table: Rc<dyn Seated>) {
        let page = covered(page, table.as_ref());
        let before = self.table.replace(Some(table));
        let reviews = matches!(page, Page::Review(_));
        let closed = match before {
            Some(before) if reviews && before.shows_result() => {
                before.pause();
                self.finished.replace(Some(before))
            }
            before => before,
        };
        let forgotten = if reviews { None } else { self.finished.take() };
        for table in closed.into_iter().chain(forgotten) {
            table.leave();
        }
        self.saving.watch();
        self.go(page);
    }

    /// Ends a review: the table whose match was reviewed is open again, if it is on the way back.
    fn end_review(&self) {
        let Some(finished) = self.finished.take() else { return };
        if !self.trail.borrow().iter().any(|page| matches!(page, Page::Table(_))) {
            finished.leave();
            return;
        }
        finished.return_to_screen();
        let review = self.table.replace(Some(finished));
        if let Some(review) = review {
            review.leave();
        }
    }

    /// Returns to the open table, or to the curtain before it.
    pub fn go_to_table(&self, game: GameId) {
        let table = self.table();
        self.go(table.map_or(Page::Table(game), |table| covered(Page::Table(game), table.as_ref())));
    }

    /// Returns the open table, shown or behind a page.
    pub fn table(&self) -> Option<Rc<dyn Seated>> {
        self.table.borrow().clone()
    }

    /// Closes the open table; its match is saved in the background.
    pub fn leave_table(&self) {
        let table = self.table.take();
        if let Some(table) = table {
            table.pause();
            table.leave();
            self.saving.watch();
        }
    }

    /// Suspends the app: pauses the table and waits until everything is saved. Returns whether the
    /// app was in the foreground.
    pub fn suspend(&self) -> bool {
        if self.suspended.replace(true) {
            return false;
        }
        match self.table() {
            Some(table) => {
                table.suspend();
                self.cover_hands(table.as_ref());
            }
            None => self.data_dir.settle(),
        }
        true
    }

    /// Puts the curtain before a table whose device somebody else may take up now.
    fn cover_hands(&self, table: &dyn Seated) {
        let page = self.page();
        self.trail.borrow_mut().iter_mut().for_each(|page| *page = covered(*page, table));
        if self.page() != page {
            self.show();
        }
    }

    /// Resumes the app.
    pub fn resume(&self) {
        if !self.suspended.replace(false) {
            return;
        }
        if let Some(table) = self.table().filter(|_| self.page().is_table()) {
            table.resume();
        }
        // Hours may have passed.
        self.refresh();
    }

    /// Notes whether the player can see the window, and it has the focus. The clock rests otherwise.
    pub fn attend(&self, attended: bool) {
        self.attended.set(attended);
        if let Some(table) = self.table() {
            table.hold_clock();
        }
    }

    pub fn is_attended(&self) -> bool {
        self.attended.get()
    }

    /// Drops the open table and dialogs, which hold references to this value. Waits until
    /// everything is saved.
    pub fn close(&self) {
        self.dialogs.forget();
        self.finished.take();
        self.leave_table();
        self.data_dir.settle();
    }

    /// Watches the save that a table has queued.
    pub fn watch_saves(&self) {
        self.saving.watch();
    }

    /// Tells why a match could not be saved, and offers to try again.
    pub fn explain_unsaved(self: &Rc<Self>) {
        let Some(why) = self.data_dir.unsaved() else { return self.saving.mark() };
        let me = Rc::downgrade(self);
        let try_again = move || {
            let Some(shell) = me.upgrade() else { return };
            match shell.save_all() {
                true => shell.show_toast(t!(app::all_saved)),
                false => shell.explain_unsaved(),
            }
        };
        self.offer(t!(app::not_saved), &words::unsaved_text(&why), t!(app::try_again), try_again);
    }

    /// Tries again to save what could not be saved. Returns whether everything is on disk now.
    pub fn save_all(&self) -> bool {
        let saved = self.data_dir.retry_unsaved();
        self.saving.mark();
        saved
    }

    /// Saves everything before the window closes. Returns whether it may close now; otherwise asks
    /// whether to lose what can't be saved.
    pub fn may_close(self: &Rc<Self>) -> bool {
        let suspends = self.suspend();
        let saved = self.save_all();
        if saved {
            // The table stays paused, so that nothing happens that the player does not see.
            self.suspended.set(false);
        } else if suspends {
            self.resume();
        }
        let (Some(why), Some(window)) = (self.data_dir.unsaved(), self.window.upgrade()) else {
            return true;
        };
        let question = words::close_unsaved(&why);
        // Closing the window again does not ask again.
        if !saved && !self.asks(&question) {
            let me = Rc::downgrade(self);
            self.ask(question, move || {
                if let Some(shell) = me.upgrade() {
                    shell.leave_table();
                }
                // A window that can't be hidden is gone already.
                let _ = window.hide();
            });
        }
        saved
    }

    /// Updates the current page.
    pub fn refresh(&self) {
        // The match that could not be saved may have been given up.
        self.saving.mark();
        if let Some(window) = self.window.upgrade() {
            window.global::<Nav>().invoke_arrived();
        }
    }

    /// Shows a toast.
    pub fn show_toast(&self, text: impl AsRef<str>) {
        if let Some(window) = self.window.upgrade() {
            toast::show(&window, text.as_ref());
        }
    }

    /// Gives the keyboard focus to the window or the open dialog, and guards what comes up. Called
    /// whenever the pressed element goes away.
    pub fn take_focus(&self) {
        self.return_focus();
        self.guard();
    }

    /// Gives the keyboard focus to the window or the open dialog. Called whenever the focused
    /// element goes away; without it, keys (including Android's back key) would reach nothing.
    pub fn return_focus(&self) {
        if let Some(window) = self.window.upgrade() {
            window.invoke_take_focus();
        }
    }

    /// Guards what has just come up from the second tap of a double tap: for a moment, the same press
    /// does nothing again, at its place or with its key.
    pub fn guard(&self) {
        if let Some(window) = self.window.upgrade() {
            window.invoke_guard(false);
        }
    }

    /// Guards what has come up by itself: for a moment, no press does anything.
    pub fn guard_all(&self) {
        if let Some(window) = self.window.upgrade() {
            window.invoke_guard(true);
        }
    }

    fn put_table_under_dialog(&self, under: bool) {
        if let Some(table) = self.table() {
            table.put_under_dialog(under);
        }
    }

    /// Updates the window to the trail.
    fn show(&self) {
        let Some(window) = self.window.upgrade() else { return };
        let page = self.page();
        if !self.trail.borrow().iter().any(|page| matches!(page, Page::Review(_))) {
            self.end_review();
        }
        let seated = self.trail.borrow().iter().any(|page| page.keeps_table());
        let here = page.is_table();
        match self.table() {
            Some(_) if here && self.suspended.get() => {}
            Some(table) if here => table.resume(),
            Some(table) if seated => table.pause(),
            Some(_) => self.leave_table(),
            None => {}
        }
        self.refresh();
        let nav = window.global::<Nav>();
        nav.set_game(page.game().map_or("", |game| game.id()).into());
        nav.set_screen(page.screen());
        self.take_focus();
    }
}

/// Returns the page of a table, or of the curtain before it if several people share the device.
fn covered(page: Page, table: &dyn Seated) -> Page {
    match page {
        Page::Table(game) if table.holder().is_some() => Page::Curtain(game),
        page => page,
    }
}
