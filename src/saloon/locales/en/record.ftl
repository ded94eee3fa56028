### Why a record that somebody brings along is not taken.

failed-bad-record = This record cannot be opened. Line { $line }: { $why }
record-none = a record begins with the word “saloon”, and this file does not. Choose a file that the house has saved.
record-line = it cannot be read, something in it was changed. Bring the file as it was saved.
record-game = there is no game “{ $game }” in this house.
record-rules = it was played under rules { $theirs } of its game, and this house plays rules { $ours }.
record-options = its game has no such options, or not for so many seats.
record-unknown = “{ $move }” is no move of this game.
record-move = the rules do not allow “{ $move }” here.
record-changed = its moves do not lead to the end that it names; one of them was changed, or is missing.
record-cut = here the match is not over, and the file ends. Bring the whole file.
refused-nature = Chance cannot do that here.
