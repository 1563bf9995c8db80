### Errors and notices about saved data. $path is a file or folder.

## In a word or two, in lists.

brief-no-home = No home folder
brief-no-name = No name
brief-not-a-folder = Not a folder
brief-not-a-file = Not a file
brief-no-permission = No permission
brief-in-use = In use
brief-disk-full = Disk full
brief-no-such-slot = No such slot
brief-empty = Empty
brief-canceled = Canceled
brief-too-large = Too large
brief-damaged = Damaged
brief-misplaced = Wrong file
brief-newer = From a newer version
brief-outdated = From older rules
brief-unreadable = Can't be read
brief-unwritable = Can't be written

## What happened, what is safe, and what to do.

no-home = There's no home folder to save your games in. Start Cardkeep with --data-dir and the name of a folder.
no-name = The data folder needs a name. Start Cardkeep with --data-dir and the name of a folder.
not-a-file = { $path } isn't a regular file, so Cardkeep can't lock the data folder. Move or rename it, and try again.
not-a-folder = { $path } isn't a folder, so nothing can be saved there. Move or rename it, or start Cardkeep with --data-dir and another folder.
read-only = Cardkeep isn't allowed to write to { $path }. Change its permissions, or start Cardkeep with --data-dir and another folder.
write-only = Cardkeep isn't allowed to read { $path }. Change its permissions and try again. The file is unchanged.
locked = Cardkeep is already running with { $path }. Use that window, or close it first.
taken = { $path } was opened by another Cardkeep window. To protect your games, saving is off in this window. Close it and use the other one.
full = The disk is full, so { $path } couldn't be saved. Your earlier data is safe. Free some space and try again.
no-such-slot = There's no slot { $slot }. Choose one from 1 to 6.
empty = Nothing is saved here.
canceled = Canceled. Nothing has changed.
too-large = { $path } would become too large to open again, so it wasn't saved. The earlier file is unchanged.
damaged = { $path } is damaged ({ $reason }). It stays where it is, and nothing else is affected.
misplaced = { $path } doesn't belong there: it's { $what }. It stays where it is.
newer = { $path } was saved by a newer version of Cardkeep. Update the app to open it. The file is unchanged.
outdated = { $path } was saved under earlier rules and can't be continued. The file is unchanged.
io = { $path } couldn't be read or written ({ $reason }). Check the folder and try again.

## What shows that a file is damaged, in parentheses.

damage-not-a-file = not a file
damage-empty = it's empty
damage-too-large = it's far too large
damage-first-line = the first line is wrong
damage-checksum = the checksum is wrong
damage-version = unknown version
damage-not-text = it isn't text
damage-no-games = it has no games
damage-opponents = it has { $count } kinds of opponents
damage-days = it has { $count } days
damage-results = the results are too large
damage-players = { $players } players for { $seats } seats
damage-no-human = only computers play in it
damage-window-size = impossible window size
damage-journal = it lists files that don't belong to an import
damage-too-many-files = it lists more than { $most } files
damage-unknown-file = it contains an unknown file, { $name }
damage-file = it contains a damaged file, { $name }

## What a misplaced file is.

misplaced-kind = a file of another kind ({ $name })
misplaced-match = a match of { $game }
misplaced-unknown-match = a match of another game

## Notices. $what is one of the kinds of files below.

kind =
    { $kind ->
        [settings] your settings
        [window] the window size
        [statistics] your statistics
        [finished] this finished match
        [archive] this exported file
        [import] the interrupted import
       *[save] this saved game
    }
interrupted = The last save of { kind } was interrupted, so the copy from just before it was opened.
previous = The newest copy of { kind } couldn't be used ({ $reason }), so the one before it was opened. { $fate }
reset = Reset because { kind } couldn't be used ({ $reason }). { $fate }
ignored = { $error } Cardkeep continues without it.
fate-damaged = The damaged file was kept as { $file }.
fate-unreadable = The unreadable file was kept as { $file }.
fate-in-place = The file { $file } is still in its place.
reason-permission = no permission to read it
reason-io = reading it failed: { $reason }
omitted-older = An older copy was exported because the newest is damaged: { $files }.
omitted = Left out because it can't be read: { $files }. Nothing on this device was changed.
