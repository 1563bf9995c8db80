//! The proof that a match was settled before its first card, in the table's menu.

use super::effect::Effect;
use super::game::{Command, MenuLine, MenuOf, Reaction, TableGame};
use super::state::State;
use crate::i18n::{app, t};
use crate::seated::Perspective;

impl<T: TableGame> State<T> {
    /// Adds the fingerprint to the menu, and in a review what it is made of.
    pub(super) fn add_proof(&self, menu: &mut MenuOf<T>) {
        let session = &self.play.session;
        let Some((proof, _)) = session.proof() else { return };
        if !session.is_reviewing() {
            menu.lines.push(MenuLine::Copy {
                note: t!(app::menu_fingerprint, short: proof.short()),
                label: t!(app::copy_fingerprint),
                copies: proof.fingerprint.clone(),
            });
        } else if session.perspective() == Perspective::Own {
            let (deal, nonce) = (session.deal().unwrap_or_default(), proof.nonce.as_str());
            let verify = Command::new(Reaction::Verify, t!(app::proof_verify));
            menu.lines.extend([
                MenuLine::Note(t!(app::proof_revealed, deal: deal.to_string(), nonce)),
                MenuLine::Commands(vec![verify]),
            ]);
        }
    }

    /// Tells whether the match under review is the one that was settled before its first card.
    pub(super) fn verify(&mut self) {
        let Some((proof, verdict)) = self.play.session.proof() else { return };
        let short = proof.short();
        let (title, text) = match verdict {
            Ok(()) => (
                t!(app::proof_fits_title),
                t!(app::proof_fits, short, whole: proof.fingerprint.as_str()),
            ),
            Err(found) => (t!(app::proof_fails_title), t!(app::proof_fails, found, short)),
        };
        self.effect(Effect::Message(title, text));
    }
}
