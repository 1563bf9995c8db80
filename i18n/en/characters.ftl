### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] Worth the wait.
                [1] I can look after myself.
               *[2] No need to rush, see?
            }
        [corin]
            { $pick ->
                [0] Now we're having fun!
                [1] What a scrap! I love it!
               *[2] Oh, I do like a good tussle!
            }
        [edda]
            { $pick ->
                [0] Old brooms know the corners.
                [1] Old foxes need no map.
               *[2] Still waters, quick fish.
            }
        [falk]
            { $pick ->
                [0] Did everyone see that? Good.
                [1] I make it look easy, don't I?
               *[2] Bold, handsome, and right again.
            }
        [isolde]
            { $pick ->
                [0] Surprise.
                [1] Quietly does it.
               *[2] Unexpected, I know.
            }
        [osric]
            { $pick ->
                [0] That goes on my side.
                [1] Paid in full.
               *[2] The books look better now.
            }
        [runa]
            { $pick ->
                [0] Hm-hm-hmm. Lovely.
                [1] All in good time. Hm-hmm.
               *[2] Mmm, that fits the tune.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Quick as a whip!
                [1] Fair's fair, hee-hee!
               *[2] Haha! Oh, that felt good!
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] I've managed with less.
                [1] I'll mend that myself.
               *[2] All right. Deep breath.
            }
        [corin]
            { $pick ->
                [0] Good one! Didn't see it coming!
                [1] Ow! Well struck!
               *[2] Now that's what I call spirit!
            }
        [edda]
            { $pick ->
                [0] Even old owls miss a mouse.
                [1] What blows away blows back.
               *[2] A bent reed isn't broken.
            }
        [falk]
            { $pick ->
                [0] I let that happen. For the drama.
                [1] Only the best can surprise me.
               *[2] My pride! Careful, it's large.
            }
        [isolde]
            { $pick ->
                [0] Rude.
                [1] Hm. Clever.
               *[2] I prefer causing surprises.
            }
        [osric]
            { $pick ->
                [0] Noted. In ink.
                [1] I'm writing that down.
               *[2] Somebody owes me for that.
            }
        [runa]
            { $pick ->
                [0] Hm. A wrong note.
                [1] Hm-hmm… where was I?
               *[2] The tune goes on.
            }
        [tamsin]
            { $pick ->
                [0] Oh, the cheek! Haha!
                [1] Ow! Haha! What goes around…
               *[2] That stung! Ha! I sting, too!
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] I earned every bit of that.
                [1] It took a while. Good things do.
               *[2] Did it all on my own, too.
            }
        [corin]
            { $pick ->
                [0] Best brawl I've had all week!
                [1] Now that was worth a bruise!
               *[2] Supper's on me! What a fight!
            }
        [edda]
            { $pick ->
                [0] Drop by drop, the jug fills.
                [1] Good bread won't be hurried.
               *[2] All's well that ends my way.
            }
        [falk]
            { $pick ->
                [0] Please, hold the applause. Or don't.
                [1] They'll sing about this.
               *[2] I'd be modest, but look at it!
            }
        [isolde]
            { $pick ->
                [0] Imagine that.
                [1] Nobody was looking.
               *[2] Even I'm surprised.
            }
        [osric]
            { $pick ->
                [0] The sum comes out at last.
                [1] All accounts settled.
               *[2] Checked it over. It adds up.
            }
        [runa]
            { $pick ->
                [0] And there's the refrain.
                [1] Hm-hm-HMM! Pardon me.
               *[2] Mmm. Just as the song goes.
            }
        [tamsin]
            { $pick ->
                [0] I laughed first and last! Ha!
                [1] Haha! Oh, my cheeks hurt!
               *[2] Pinch me! No, don't! Ha!
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] Well. I've gotten up from worse.
                [1] That was a lot of patient work.
               *[2] Don't fuss. I'm all right.
            }
        [corin]
            { $pick ->
                [0] Flat on my back, and I loved it!
                [1] What a wallop! Splendid!
               *[2] Can't win every brawl. Fun, though!
            }
        [edda]
            { $pick ->
                [0] The tallest oak gets the wind.
                [1] Spilled milk makes happy cats.
               *[2] Every moon has to wane.
            }
        [falk]
            { $pick ->
                [0] Well, I looked good falling.
                [1] Leave that out of the song.
               *[2] Even the sun sets. Beautifully.
            }
        [isolde]
            { $pick ->
                [0] Didn't like that.
                [1] So that's how it feels.
               *[2] Fair. Annoying, but fair.
            }
        [osric]
            { $pick ->
                [0] That's a long line in the book.
                [1] I'll need a fresh page.
               *[2] Red ink. I hate red ink.
            }
        [runa]
            { $pick ->
                [0] That was the low note.
                [1] Shh. Still humming.
               *[2] Every song has its rests.
            }
        [tamsin]
            { $pick ->
                [0] Ha! I walked right into that!
                [1] Oof! Even I laughed at that!
               *[2] Haha! Ouch. Ha. Ouch.
            }
       *[guest] { "" }
    }

# As a match begins, to a player whom the character has met: $last says whether the character won their last
# match (won) or lost it (lost), and at least the last three (grudge).
says-again =
    { $name ->
        [berit]
            { $last ->
                [won] I won last time. I'm in no hurry to lose.
                [lost] You won last time. I've practiced since.
               *[grudge] Three defeats. I can wait for my turn.
            }
        [corin]
            { $last ->
                [won] I won our last scrap. Ready for another?
                [lost] You flattened me last time. Again!
               *[grudge] Three times on my back! Not today!
            }
        [edda]
            { $last ->
                [won] A fox remembers the open gate.
                [lost] A burned cat watches the stove.
               *[grudge] Three rains make one good harvest.
            }
        [falk]
            { $last ->
                [won] Back for another look at the winner?
                [lost] I let you win last time. You're welcome.
               *[grudge] Three in a row? People are talking.
            }
        [isolde]
            { $last ->
                [won] You came back. Brave.
                [lost] I haven't forgotten last time.
               *[grudge] Three times. Now I have a plan.
            }
        [osric]
            { $last ->
                [won] It's in the book: I won last time.
                [lost] It's in the book: you owe me one.
               *[grudge] Three lines in red. Time to collect.
            }
        [runa]
            { $last ->
                [won] Hm-hmm. Our last song ended well.
                [lost] The last note was yours. Hm.
               *[grudge] Three sad verses. Time for a new one.
            }
        [tamsin]
            { $last ->
                [won] Haha! Come back for more?
                [lost] You got me last time! Ha! Watch out!
               *[grudge] Three times! Haha, that's enough!
            }
       *[guest] { "" }
    }
