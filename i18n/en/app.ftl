### What the app says outside of its tables.

# The player at this device, on badges and in lists.
you = You
    .inside = you

## Lists in sentences: "a and b"; "a, b, and c".

list-pair = { $first } and { $rest }
list-middle = { $first }, { $rest }
list-end = { $first }, and { $rest }

## At every table.

rematch = Rematch
