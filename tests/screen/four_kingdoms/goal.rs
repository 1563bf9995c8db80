//! Screen tests of the goal strip of Four Kingdoms (FK-8).

use super::support::{Table, before};

#[test]
fn the_strip_tells_how_many_cards_are_home() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.public().home() == 7);
    table.lay(&record);
    assert_eq!(table.stage.goal(), "Send all 52 cards home. You: 7 of 52.");
}
