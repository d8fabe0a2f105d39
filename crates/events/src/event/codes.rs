//! Codes of the findings of `arbiter event check`, for `arbiter explain`.

use crate::diag::code_list;

code_list! {
    /// Every code of an event.
    EVENT_CODES;

    EVENT_INVALID "event-invalid" Error "The event file says something impossible."
"The file has an unknown field, a wrong type, a player twice in a round, or a result
that the scoring does not have. Only `history`, `undo` and `restore` work on such a file.

Example: `rouds: 5`: an event file has no such field.

What the arbiter may do: correct the line that is shown, or take the last operation
back."

    TIEBREAK_BUCHHOLZ "tiebreak-buchholz" Warning "A round robin has a tie-break of the Buchholz family."
"If all players have the same opponents, the opponents' scores separate nobody: BH, FB
and AOB are not for round robins (FIDE C.07 of 2026, 15). The values are computed all
the same.

Example: `tiebreaks: [BH, SB]` in a round robin.

What the arbiter may do: choose others, such as SB, KS, WON, DE."

    TIEBREAK_TEAMS "tiebreak-teams" Warning "An event of players has a tie-break of teams."
"Match points and game points are the two scores of a team (FIDE C.07, 12 and 13). A
player has one score: MPVGP, EMMSB, TBR, BH:MP and the like give no value, and decide
nothing.

Example: `tiebreaks: [BH:MP]` in an event of players.

What the arbiter may do: choose the tie-break of players, such as BH for BH:MP."

    FIRST_COLOR_IDLE "first-color-idle" Note "The colour of the first round is said, and decides nothing."
"In a round robin and a Scheveningen the table gives the colours, in a knockout the places: who
has White in round 1 does not follow from `first_color`. In a Swiss and in a match it does.

Example: `first_color: black` in a round robin.

What the arbiter may do: leave the field out. In a round robin other colours are a printed table
(`schedule`), or other pairing numbers."

    TIEBREAK_UNRATED "tiebreak-unrated" Warning "A tie-break rests on ratings, and a player has none."
"ARO, TPR, PTP, APRO and APPO are computed from the ratings of opponents. If somebody who
plays has no rating, they are dropped for everybody, unless the event says what an
unrated player counts (FIDE C.07, 10).

Example: `tiebreaks: [ARO]`, and one of the players has no rating.

What the arbiter may do: say it before the first round in the field `unrated`: a rating,
`lowest` or `average` of those who play. Or choose other tie-breaks."

    PAIRING_UNFIT "pairing-unfit" Warning "An event was begun by a system that does not fit those who meet."
"`dutch` pairs players, `team-a`, `team-b` and `team` pair teams, `random` pairs both. An
event in which nothing is paired yet is refused if its system does not fit. One that was
begun so goes on as it was: teams are paired by the system for teams of type A, players
by the system that stands there.

Example: `pairing: dutch` in an event of teams.

What the arbiter may do: where teams meet, write the system by which they are paired.
Where players meet, finish the event by the same rules, and say so in the report."

    PAIRING_REMATCH "pairing-rematch" Warning "Two players who have met before are paired again."
"In a Swiss nobody meets the same opponent twice (FIDE C.04.1, 2); in a round robin
nobody does so within a cycle. A pairing that was not played may come again (FIDE
C.04.2, 3.5).

Example: p1 and p2 met in round 1, and the arbiter paired them by hand in round 3.

What the arbiter may do: exchange players before the round begins. A round that has
been played stands."

    PAIRING_FORBIDDEN "pairing-forbidden" Warning "Two players whom the event keeps apart are paired."
"`forbidden` names players who must not meet. `separate` names groups whose players
must not meet, such as a club, a family, a federation or a team, each for some rounds
or for all.

Example: p1 and p2 are listed under `forbidden`, and meet in round 2.

What the arbiter may do: exchange players before the round begins. A round that has
been played stands."

    PAIRING_BREACH "pairing-breach" Warning "A round of a Swiss was paired against the rules."
"The pairing breaks a rule that its system must keep, such as that nobody meets an
opponent twice. The finding cites the article. The check shares no code with the engine
that pairs.

Example: a player who had the bye in round 1 has it again in round 4.

What the arbiter may do: exchange players before the round begins. A round that has
been played stands."

    PAIRING_DETAIL "pairing-detail" Note "A colour, the bye or the order of the boards differs from the rules."
"No absolute criterion is broken, but a colour, the score of the bye or the order of
the boards of a Swiss is not the one that the rules of the pairing give. The check
shares no code with the engine that pairs.

Example: the players of board 2 have more points than those of board 1.

What the arbiter may do: nothing needs to be changed."

    PAIRING_OTHERWISE "pairing-otherwise" Note "The system would have paired a round differently."
"The round was paired or changed by hand or by another program, or results were
corrected after it was paired. A published pairing stands (FIDE C.04.2, 4.4).

Example: the arbiter exchanged two players by hand.

What the arbiter may do: nothing, once the round is published. Before that, if the
difference is not meant, take the pairing back and pair the round again."

    COLOR_RUN "color-run" Warning "A player has the same colour too many times in a row."
"Nobody should have a colour three times in a row (FIDE C.04.1, 7). `colors.run` of the
event says how often it may be. Rounds without a game do not count.

Example: White in rounds 1, 2 and 3.

What the arbiter may do: if the round was paired by hand, exchange colours or players
before it begins. A round that the system paired, or that has been played, stands."

    COLOR_DIFFERENCE "color-difference" Warning "A player has one colour too often."
"The games with White and those with Black should differ by two at most (FIDE C.04.1,
6). `colors.difference` of the event says by how many they may.

Example: four games with White and one with Black.

What the arbiter may do: if the round was paired by hand, exchange colours or players
before it begins. A round that the system paired, or that has been played, stands."

    SCHEDULE_COLORS "schedule-colors" Warning "A printed table is uneven in colours, or in matches at home."
"A round robin may be played by a printed table (`system.schedule`), in which everybody
meets everybody once. Where a number has White, or plays at home, more than once oftener
than not, or less, its player has an advantage that no other table would give.

Example: number 3 has White five times and Black twice.

What the arbiter may do: look whether the table was copied as it is printed, and whether
each pair stands the right way round."

    PLAYER_FORGOTTEN "player-forgotten" Warning "A player is on no board and in no list of a round."
"A player who has not withdrawn is paired, has a bye, or is listed as absent. The round
counts as an absence. Where groups play, whoever is in no group is not paired.

Example: p7 is on no board of round 2, and not among its `byes`.

What the arbiter may do: add the player to `byes` of the round."

    PLAYER_TWICE "player-twice" Warning "Two players of the event look like one person."
"Two names are the same in another order or spelling, sound alike, or one has only
initials or fewer words; and birth, club and number at the federation do not say that
they are two people. One person who is entered twice is paired twice.

Example: `Jansen, Kees` and `K. Jansen`.

What the arbiter may do: before round 1, take one of them out; later, withdraw one. Two
people are told apart once: the second is `other_than` the first."

    TEAM_TWICE "team-twice" Warning "Two teams have the same name."
"Pairings, results and standings name teams without their ids, so nobody can tell them apart.

Example: t1 and t2 are both called Oak.

What the arbiter may do: give one another name, such as Oak 2."

    DATA_ODD "data-odd" Note "A value of a player is probably a slip."
"A rating, a year of birth or a federation can hardly be what it says. Ratings make the pairing
numbers, births decide about categories, and reports take the code of a federation.

Example: a rating of 12000, which was to be 1200.

What the arbiter may do: correct the value. If it is right, nothing has to be done."

    GROUP_OF_OTHER "group-of-other" Warning "A player is in the group of another category."
"The groups have the names of categories. A player of one of these categories stands in
the group of another: the category was changed after the groups were made.

Example: a player of category B is in group A.

What the arbiter may do: before the first round, make the groups by category again; or
give the player the category of the group."

    CLUBS_ALIKE "clubs-alike" Note "Two clubs have nearly the same name."
"Clubs are compared without case, accents, dots and blanks. These two are still two: who
is kept apart by club may meet, and a category or a prize of one club leaves the members
of the other out.

Example: `Het Noorden` and `Het Noordn`.

What the arbiter may do: if it is one club, write its name in one way for all of its
players. If they are two, nothing."

    CATEGORY_EMPTY "category-empty" Warning "A category asks for what no player has."
"A rule of the event puts the players of a club or a federation into a category, and nobody
is of it; or it asks for an age or a sex, and nothing of the kind is known of anybody.
Nobody gets a prize of that category. Clubs are compared without case, accents, dots and
blanks, but with every word: `Het Noorden` is another club than `DC Het Noorden`.

Example: `{name: Home, club: Treeham}`, and no player of Treeham.

What the arbiter may do: write the name as the players have it, or enter what is asked for."

    CATEGORIES_ALIKE "categories-alike" Note "Two categories have nearly the same name."
"They are two: who is in one of them is in no table, in no group and gets no prize of the
other.

Example: `Junior` and `Juniors`.

What the arbiter may do: if it is one category, write its name in one way for all of its
players. If they are two, nothing."

    NUMBERS_OTHERWISE "numbers-otherwise" Warning "The pairing numbers do not follow the ratings."
"`system.numbers` says that the pairing numbers go by rating, and before round 1 all
players have numbers that do not: they come from the column of a list or were given by
hand. Round 1 would be paired by them, and they would stay.

Example: the strongest player has number 12, from a column of the list.

What the arbiter may do: set `system.numbers` to `rating` again, which takes the numbers
away, or to `hand`, if they are meant."

    PLAYER_NOT_THERE "player-not-there" Warning "A player has played in a round before arriving or after withdrawing."
"The boards contradict `from_round` or `withdrawn_after` of the player.

Example: `withdrawn_after: 2`, and a game in round 3.

What the arbiter may do: ask who played. If the player did, correct `from_round` or
`withdrawn_after`. If not, correct the players or the result of the board."

    PLAYER_NOT_MEMBER "player-not-member" Warning "A player sits for a team without being a member of it."
"Whoever is a member of another team, or of none, plays for a team only if its line-up of
the round says so: as a guest, or by a ruling. Teams of one club may help each other out
if `club_games` says how often.

Example: a member of Ferry plays for Dale, whose line-up does not name a guest.

What the arbiter may do: seat a member, or hand in the line-up with the reason why the
player may play."

    LINEUP_RULES "lineup-rules" Warning "A team sits down against the rules of the event."
"The line-up of a match to come breaks a rule of `team_match`: the order of the boards,
how many must be occupied, how often a reserve may play; or it names somebody who is not
there. Without a line-up the first members play in the order of the list, which may break
a rule too. A line-up with a reason stands.

Example: a line-up of two players, if at least three boards must be occupied.

What the arbiter may do: have the team hand in another line-up, or let it stand with a
reason."

    AWARD_IDLE "award-idle" Warning "Points that were given count for nothing."
"A team has match points and board points (`match_points`, `board_points`), a player has
points (`points`). Where teams meet, points of a player count in no standings. Nothing
that is written otherwise is counted.

Example: `points` for a team.

What the arbiter may do: take the points back and give those that were meant."

    PLAYER_EXCLUDED "player-excluded" Note "A player withdrew so early that their results count for nobody."
"In a round robin the results of a player who withdraws are kept if at least half of
the scheduled games have been played (`withdrawal_keep: at-least-half`), or more than
half. If they are kept, the opponents win the games still to come. If not, the games
stay in the table, but nobody has points from them.

Example: a player withdrew after three of nine rounds, with `withdrawal_keep:
at-least-half`.

What the arbiter may do: compare `withdrawal_keep` with the regulations of the event.
If they say otherwise, correct it; if not, nothing."

    BYE_REPEATED "bye-repeated" Warning "A player has been without an opponent more than once."
"Nobody has a second pairing-allocated bye (FIDE C.04.1, 4).

Example: p8 has the bye in rounds 1 and 4.

What the arbiter may do: before the round begins, pair by hand and give the bye to a
player who has not had it. A round that has been played stands."

    BYE_HALF_LIMIT "bye-half-limit" Warning "A player has had more half-point byes than the event allows."
"`attendance.half_byes` says how many are allowed.

Example: `half_byes: 1`, and a player has half-point byes in rounds 1 and 2.

What the arbiter may do: look into the regulations of the event. If they allow the
bye, correct `half_byes`. If not, record the round as an absence."

    BOARD_OPEN "board-open" Warning "A board of an earlier round has no result."
"Later rounds have already been paired or played. Until it is finished, an adjourned
game counts as a draw for the pairing, and for nothing else (FIDE C.04.2, 3.1).

Example: board 4 of round 2 is adjourned, and round 3 is paired.

What the arbiter may do: enter the result. If the game is still to be played, record
it as adjourned, or postpone it and tell both players by when it must be played."

    EVENT_DAYS "event-days" Warning "The days of rounds are out of order."
"A round is played before the event or after it, or before the round that it comes after.

Example: round 2 is on 3 May, and round 3 on 2 May.

What the arbiter may do: correct the day that is wrong."

    EVENT_ROUNDS "event-rounds" Warning "More rounds are paired than the event has."
"The number of rounds was made smaller after they were paired. Standings and tie-breaks
count the rounds that are there.

Example: `rounds: 5`, and six rounds are paired.

What the arbiter may do: correct the number of rounds, or take the last rounds back."

    MATCH_DAY "match-day" Warning "A match of teams is on an unlikely day."
"The day is before the event or after it. If that is not known, it is more than a
season, 366 days, away from the day of the round.

Example: a match in July, in an event from September to May.

What the arbiter may do: move the match to the day on which it is played."

    BOARD_UNDECIDED "board-undecided" Warning "A tie of a knockout is level, and it is not recorded who advances."
"The points are equal, both players forfeited, or a result was struck out.

Example: 1-1 in a knockout, and no play-off.

What the arbiter may do: let a decider be played, or draw lots. Then enter who advances."

    PLAYER_WAS_OUT "player-was-out" Warning "A player of a knockout plays on after losing."
"A result was changed after the next round was paired. A published pairing stands.

Example: a correction makes p3 the loser of round 1, and p3 is paired in round 2.

What the arbiter may do: take the pairing back before the round begins, and pair the
round again. Otherwise let it stand."

    STAGE_FIELD_CHANGED "stage-field-changed" Warning "A stage has begun with others than would qualify now."
"A result or a decision of an earlier stage was changed after the stage had begun. Its field and
its pairings stand unless the arbiter takes them back.

Example: a result of group B is corrected, so that p2 is second and no longer p4; p4 plays in the final.

What the arbiter may do: let the stage go on, or take its rounds back and pair them again. Then the
places as they are now decide who plays."

    OPENING_DRAWN "opening-drawn" Warning "What is noted of a draw of openings does not follow from its number."
"Number and count of a draw are kept so that everybody can do it again: the number,
divided by the count of lines that were allowed, has a remainder, which says how many
lines of the table to skip. The line that is noted is another one, the table does not
have it, or there is no such table. The file or the table was changed by hand.

Example: `{number: 381234, of: 745}` gives XIX-17 of the table `idf`, and the file has
XIX-18.

What the arbiter may do: look up the draw in the history of the event."

    PRIZES_ODD "prizes-odd" Warning "A list of prizes is probably wrong."
"A later prize is higher than one before it, a prize is not a multiple of the unit to
which shares are rounded, the minimum is above every prize, or no player can win because
no standings or no category belong to the list. Prizes are awarded all the same, as the
list says.

Example: 50, 30, 40: the third prize is higher than the second.

What the arbiter may do: correct the list before the prizes are announced."

    PENALTY_WITHOUT_ARTICLE "penalty-without-article" Warning "A penalty in the arbiter's book names no article."
"A penalty rests on an article of the rules of the game or of the competition; without
one it is hard to defend in an appeal. The penalty counts all the same.

Example: a penalty of p3, with no more than the words \"used a phone\".

What the arbiter may do: take the entry out and note it again with its article."

    THIRD_WARNING "third-warning" Warning "A player has been warned three times or more, and no penalty followed."
"How many warnings lead to a penalty is written in the rules of the competition, if
anywhere. The program counts them, and decides nothing.

Example: p3 was warned in rounds 1, 2 and 4.

What the arbiter may do: look into the rules of the competition, and note the penalty
if one is due."

    APPEAL_OPEN "appeal-open" Note "An appeal in the arbiter's book is not decided."
"The report of the event goes out with the decision, or says that there is none yet.

Example: an appeal against the ruling on board 2, without a decision.

What the arbiter may do: note the decision as soon as it is taken."

    BOOK_ODD "book-odd" Warning "An entry of the arbiter's book contradicts the rest of the event."
"It is about a round that is not paired, about a board that the round does not have, or
is an appeal against no ruling that is recorded. Or somebody came after the default
time of the event, and the board has no loss by forfeit.

Example: a warning in round 4, and three rounds are paired.

What the arbiter may do: correct the entry, or enter the result."
    PLAYOFF_ODD "playoff-odd" Warning "A play-off is probably wrong."
"Its players are no longer level, so that it separates nobody, or share other places than
those it is for; it is not over; the order of its players does not follow from the number
that was drawn; a player had the same colour twice in a row; or a player used more time
than there was.

Example: a play-off of two players, one of whom has a point more after a correction.

What the arbiter may do: finish the play-off, or enter again what was entered wrongly."

    PRIZE_CASE_INVALID "prize-case-invalid" Error "A case of prizes cannot be read."
"A case is a JSON document with prize lists and players. It has a field of a wrong
type, an amount that is none, or a player who is named twice or is not there.

Example: `\"prizes\": [\"a lot\"]`.

What the arbiter may do: correct the place that is shown, or ask whoever wrote the
case to correct it."

    RESULT_AMENDED "result-amended" Note "A result was changed after the next round was paired."
"A published pairing does not change when a result is corrected later. The correction
counts for the pairings that follow (FIDE C.04.2, 4.3 and 4.4).

Example: board 3 of round 1 is corrected from 2-0 to 0-2, and round 2 is paired.

What the arbiter may do: leave published pairings as they are, and publish the
corrected result and standings."
}
