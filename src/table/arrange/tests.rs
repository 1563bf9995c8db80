//! Tests of how cards share an area.

use super::*;

const AREA: Rect = Rect { x: 10.0, y: 20.0, width: 300.0, height: 84.0 };

fn arrangements() -> Vec<Arrangement> {
    vec![
        Arrangement::Fan { step: 1.1, align: Align::Start },
        Arrangement::Fan { step: 0.5, align: Align::Center },
        Arrangement::Heap { seen: 3 },
        Arrangement::Grid { room: 6, gap: 3.0 },
        Arrangement::Hand { strip: 32.0 },
    ]
}

#[test]
fn every_card_stays_in_its_area() {
    for arrangement in arrangements() {
        for count in 1..=20 {
            for index in 0..count {
                let spot = arrangement.spot(AREA, index, count);
                let inside = spot.is_none_or(|spot| AREA.inset(-0.6).encloses(spot));
                assert!(inside, "{index} of {count}: {arrangement:?}");
            }
        }
    }
}

#[test]
fn a_fan_closes_up_when_there_are_many() {
    let step = |count| {
        let arrangement = Arrangement::Fan { step: 1.1, align: Align::Start };
        let at = |index| arrangement.spot(AREA, index, count).expect("seen").x;
        at(1) - at(0)
    };
    assert_eq!(step(3), 66.0);
    assert!(step(12) < 60.0);
}

#[test]
fn of_a_heap_only_the_last_are_seen() {
    let seen = |index| Arrangement::Heap { seen: 2 }.spot(AREA, index, 5).is_some();
    assert_eq!([0, 2, 3, 4].map(seen), [false, false, true, true]);
}

#[test]
fn a_grid_shows_all_apart_and_uses_the_room() {
    for (width, height) in [(104.0, 100.0), (240.0, 52.0), (60.0, 300.0), (330.0, 90.0)] {
        let area = Rect::new(7.0, 9.0, width, height);
        for count in 1..=8 {
            let arrangement = Arrangement::Grid { room: 1, gap: 3.0 };
            let cards: Vec<Rect> =
                (0..count).filter_map(|index| arrangement.spot(area, index, count)).collect();
            for (n, card) in cards.iter().enumerate() {
                assert!(area.inset(-0.6).encloses(*card), "{n} of {count} in {area:?}");
                let apart = cards[n + 1..].iter().all(|other| !card.overlaps(*other));
                assert!(apart, "{n} of {count} in {area:?}");
            }
        }
    }
    let (columns, card) = best_grid(Rect::new(0.0, 0.0, 108.0, 100.0), 3.0, 6);
    assert_eq!((columns, card.width), (3, 34.0));
    let cell = |index| Arrangement::Cell { index, of: 4, gap: 4.0 }.spot(AREA, 0, 1);
    assert!(!cell(0).expect("seen").overlaps(cell(3).expect("seen")));
}

#[test]
fn a_column_shows_a_strip_of_every_card_and_in_little_room_more_of_those_face_up() {
    let area = Rect::new(0.0, 0.0, 50.0, 400.0);
    let arrangement = Arrangement::Column { down: 3 };
    let y = |height, index| arrangement.spot(Rect { height, ..area }, index, 6).expect("seen").y;
    assert!(y(400.0, 1) - y(400.0, 0) >= 24.0);
    assert!(y(150.0, 1) - y(150.0, 0) < y(150.0, 4) - y(150.0, 3));
    let pressed = Rect { height: 120.0, ..area };
    for count in 4..=12 {
        let tops: Vec<Rect> =
            (0..count).filter_map(|index| arrangement.spot(pressed, index, count)).collect();
        assert!(tops.windows(2).all(|pair| pair[1].y >= pair[0].y), "{count}");
        assert!(tops.iter().all(|card| card.bottom() <= 121.0), "{count}: {tops:?}");
    }
}

#[test]
fn heaps_of_equal_cards_stand_in_two_rows_before_they_get_too_narrow() {
    let sizes = vec![5, 1, 1, 3, 1, 1, 2, 1];
    let heaps = Arrangement::Heaps { sizes: sizes.clone(), strip: 44.0 };
    let spots: Vec<Rect> =
        (0..15).map(|index| heaps.spot(AREA, index, 15).expect("seen")).collect();
    assert!(spots.iter().all(|spot| AREA.inset(-0.6).encloses(*spot)), "{spots:?}");
    assert!(spots[4].y < spots[14].y, "two rows");
    let tops: Vec<f32> = sizes
        .iter()
        .scan(0, |last, size| {
            *last += size;
            Some(spots[*last - 1].x)
        })
        .collect();
    let strips = tops[..4].windows(2).chain(tops[4..].windows(2));
    assert!(strips.into_iter().all(|pair| pair[1] - pair[0] >= 28.0), "{tops:?}");
    let few = Arrangement::Heaps { sizes: vec![9, 1], strip: 44.0 };
    let y = |index| few.spot(AREA, index, 10).expect("seen").y;
    assert_eq!(y(0), y(9));
    assert_eq!(
        Arrangement::Heaps { sizes: vec![1], strip: 44.0 }.spot(AREA, 0, 1).map(|it| it.y),
        Some(AREA.y)
    );
}

#[test]
fn a_hand_stands_in_two_rows_where_little_would_be_seen_of_its_cards() {
    let area = Rect::new(0.0, 0.0, 344.0, 112.0);
    let rows = |count| {
        let arrangement = Arrangement::Hand { strip: 32.0 };
        let y = |index| arrangement.spot(area, index, count).expect("seen").y;
        y(0) < y(count - 1)
    };
    assert_eq!([1, 2, 8, 10, 16].map(rows), [false, false, false, true, true]);
}

/// Names and texts of cards are read as long as the cards stay large enough.
#[test]
fn heaps_shrink_before_they_overlap() {
    let area = Rect::new(0.0, 0.0, 374.0, 180.0);
    for (count, whole) in [(2, true), (4, true), (5, true), (8, true)] {
        let arrangement = Arrangement::Heaps { sizes: vec![1; count], strip: 30.0 };
        let spots: Vec<Rect> =
            (0..count).map(|index| arrangement.spot(area, index, count).expect("seen")).collect();
        let apart =
            |pair: &[Rect]| pair[0].right() <= pair[1].x + 1.0 || pair[0].bottom() <= pair[1].y;
        let apart = spots.windows(2).all(apart);
        assert_eq!(apart, whole, "{count}: {spots:?}");
        assert!(spots.iter().all(|spot| spot.height >= 86.0), "{count}: {spots:?}");
    }
}

/// Also where one row becomes two.
#[test]
fn the_cards_of_a_hand_stay_large_and_are_all_to_be_touched() {
    for (width, height) in [(344.0, 110.0), (304.0, 76.0), (480.0, 104.0), (960.0, 176.0)] {
        let area = Rect::new(4.0, 8.0, width, height);
        let lie = |count: usize| -> Vec<Rect> {
            let arrangement = Arrangement::Hand { strip: 32.0 };
            (0..count).map(|index| arrangement.spot(area, index, count).expect("seen")).collect()
        };
        for count in 2..=16 {
            let (spots, before) = (lie(count), lie(count - 1));
            assert!(spots[0].width > 0.55 * before[0].width, "{count} in {area:?}");
            for (n, spot) in spots.iter().enumerate() {
                // The visible distance to the next card in the row, and to the row below.
                let beside = spots[n + 1..].iter().find(|other| other.y == spot.y);
                let below = spots[n + 1..].iter().find(|other| other.y > spot.y);
                let across = beside.map_or(spot.width, |other| other.x - spot.x);
                let down = below.map_or(spot.height, |other| other.y - spot.y);
                assert!(across >= 30.0 && down >= 30.0, "{n} of {count} in {area:?}: {spot:?}");
            }
        }
    }
}

#[test]
fn stacks_stand_apart_and_show_a_strip_of_every_card() {
    for heights in [vec![1], vec![3], vec![1, 2, 1, 3], vec![0, 2, 0, 1, 3, 0], vec![3; 12]] {
        for (width, height) in [(338.0, 60.0), (104.0, 100.0), (254.0, 82.0), (640.0, 200.0)] {
            let area = Rect::new(5.0, 7.0, width, height);
            let arrangement = Arrangement::Stacks { heights: heights.clone(), tallest: 3 };
            let count = heights.iter().sum();
            let spots: Vec<Rect> = (0..count)
                .map(|index| arrangement.spot(area, index, count).expect("seen"))
                .collect();
            let mut first = 0;
            for stack in heights.iter().filter(|height| **height > 0) {
                let cards = &spots[first..first + stack];
                assert!(cards.iter().all(|card| area.inset(-0.6).encloses(*card)), "{cards:?}");
                assert!(cards.windows(2).all(|two| two[1].x > two[0].x && two[1].y == two[0].y));
                let others = spots[..first].iter();
                let apart = others.clone().all(|other| !cards[0].overlaps(*other));
                assert!(apart, "{heights:?} in {area:?}");
                first += stack;
            }
        }
    }
    // One row of large cards is better than two of small ones, and two better than one of tiny
    // ones.
    let y = |area: Rect, index| stacks(area, &[1; 6], 3, index).expect("seen").y;
    let (low, high) = (Rect::new(0.0, 0.0, 300.0, 60.0), Rect::new(0.0, 0.0, 120.0, 120.0));
    assert_eq!(y(low, 0), y(low, 5));
    assert!(y(high, 0) < y(high, 5));
}

/// Whatever comes and goes elsewhere.
#[test]
fn a_stack_keeps_its_place() {
    let area = Rect::new(5.0, 7.0, 254.0, 82.0);
    let spot = |heights: [usize; 4], index| stacks(area, &heights, 3, index);
    let [three, one] = [([3, 0, 1, 0], 3), ([0, 0, 1, 0], 0)];
    assert_eq!(spot(three.0, three.1), spot(one.0, one.1));
    assert_eq!(spot([1, 2, 1, 3], 3), spot(one.0, one.1));
}

/// Twelve in two rows are six and six.
#[test]
fn the_rows_of_a_grid_are_even() {
    let area = Rect::new(0.0, 0.0, 344.0, 82.0);
    let arrangement = |index| Arrangement::Cell { index, of: 12, gap: 4.0 };
    let y = |index| arrangement(index).spot(area, 0, 1).expect("seen").y;
    assert_eq!((y(0), y(6)), (y(5), y(11)));
    assert!(y(5) < y(6));
}

#[test]
fn heaps_stand_in_one_row_and_overlap_rather_than_get_small() {
    let heaps = |count: usize| {
        let arrangement = Arrangement::Heaps { sizes: vec![1; count], strip: 30.0 };
        let spot = |index| {
            arrangement.spot(Rect::new(0.0, 0.0, 344.0, 140.0), index, count).expect("seen")
        };
        (spot(0).y == spot(count - 1).y, spot(0).height)
    };
    for count in 1..=9 {
        let (one_row, height) = heaps(count);
        assert!(one_row && height >= 90.0, "{count}: {height}");
    }
    assert!(!heaps(12).0, "too little of each would be seen");
}

/// On a tablet, two rows of whole cards are as large as one row of covered ones.
#[test]
fn heaps_stand_in_two_rows_rather_than_overlap() {
    let area = Rect::new(0.0, 0.0, 784.0, 300.0);
    let spots = |count: usize| -> Vec<Rect> {
        let arrangement = Arrangement::Heaps { sizes: vec![1; count], strip: 30.0 };
        (0..count).map(|index| arrangement.spot(area, index, count).expect("seen")).collect()
    };
    let one_row = |spots: &[Rect]| spots[0].y == spots[spots.len() - 1].y;
    assert!(one_row(&spots(5)));
    let many = spots(14);
    assert!(!one_row(&many));
    assert!(many.windows(2).all(|pair| !pair[0].overlaps(pair[1])), "{many:?}");
}
