-- A note may be on a passage: its words, with what is before and after them in the lesson. Such a note
-- needs no words of its own.
alter table lesson_notes
  add column quote text check (length(quote) between 1 and 1000),
  add column quote_before text check (length(quote_before) <= 64),
  add column quote_after text check (length(quote_after) <= 64),
  drop constraint lesson_notes_words_check,
  add constraint lesson_notes_words_check check (length(words) <= 5000 and (words <> '' or quote is not null)),
  add constraint lesson_notes_quote_whole
    check ((quote is null) = (quote_before is null) and (quote is null) = (quote_after is null));
