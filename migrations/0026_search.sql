-- Lessons are found by their title and their text: by whole words in any form, and by the beginnings of words while one types.
create index lessons_by_words on lessons using gin (
  (to_tsvector('english', title || ' ' || coalesce(body, '')) || to_tsvector('simple', title || ' ' || coalesce(body, '')))
);
