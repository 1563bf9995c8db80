//! The rivals' hands in a review, where nothing is hidden any more.

use slint::{ComponentHandle, Model};

use super::cards::picture;
use super::compare;
use super::game::{Command, MenuLine, MenuOf, Reaction, TableGame};
use super::models::rows;
use super::screen::Screen;
use super::state::State;
use crate::i18n::{app, t};
use crate::seated::Perspective;
use crate::ui::{OpenHand, SpreadCard, Theme};

impl<T: TableGame> State<T> {
    /// Adds the commands of a review to the menu.
    pub(super) fn add_review_commands(&self, menu: &mut MenuOf<T>) {
        let play = &self.play;
        if !play.session.is_reviewing() {
            return;
        }
        let enabled = play.session.outcome().is_none();
        let on = Command { enabled, ..Command::new(Reaction::PlayOn, t!(app::play_on)) };
        let hands = match self.review.hands_open {
            true => t!(app::hide_hands),
            false => t!(app::open_hands),
        };
        let hands = Command::new(Reaction::OpenHands, hands);
        let rivals = !play.session.is_solitaire();
        let lines = [Some(on), rivals.then_some(hands)].into_iter().flatten();
        menu.lines.splice(..0, lines.map(|command| MenuLine::Commands(vec![command])));
    }

    /// Adds the commands of a review that have to do with friends, and with what rivals saw.
    pub(super) fn add_perspectives(&self, menu: &mut MenuOf<T>) {
        let play = &self.play;
        if !play.session.is_reviewing() {
            return;
        }
        let own = play.session.perspective() == Perspective::Own;
        let friendly = play.session.friends_match().is_some();
        let compares = own && (friendly || play.session.has_par());
        let compare = Command::new(Reaction::Compare, compare::label(friendly));
        let challenges = own && play.session.match_code().is_some();
        let challenge = Command::new(Reaction::Challenge, t!(app::challenge_friend));
        let back = Command::new(Reaction::ReviewAs(Perspective::Own), t!(app::review_own));
        let lines =
            [compares.then_some(compare), challenges.then_some(challenge), (!own).then_some(back)];
        let see_as = |seat| {
            let label = t!(app::see_as, rival: play.names.of_seat(seat));
            Command::new(Reaction::ReviewAs(Perspective::Rival(seat)), label)
        };
        let shown = play.names.clockwise().skip(1).filter(|_| own);
        let lines = lines.into_iter().flatten().chain(shown.map(see_as));
        menu.lines.splice(..0, lines.map(|command| MenuLine::Commands(vec![command])));
    }

    /// Shows the rivals' hands if they are open. Leaves them alone while they are unchanged.
    pub(super) fn show_hands(&mut self, to: &Screen<'_>) {
        let (play, open) = (&self.play, self.review.hands_open);
        let (behind, _) = play.session.record().depth();
        let position = open.then_some(behind);
        if std::mem::replace(&mut self.shown.hands_at, position) == position
            && open == (to.review().get_hands().row_count() > 0)
        {
            return;
        }
        let pixels = to.card_pixels(to.window.global::<Theme>().get_pile_card());
        let hand = |seat| {
            let cards = T::hand(&play.session.view_of(seat)?).into_iter().map(|card| SpreadCard {
                face: picture(card.face, pixels, &to.services.art),
                label: card.name.into(),
                badge: card.badge.into(),
            });
            Some(OpenHand { name: play.names.badge(seat).into(), cards: rows(cards) })
        };
        let rivals = play.names.clockwise().skip(1).filter(|_| open);
        to.review().set_hands(rows(rivals.filter_map(hand)));
    }
}
