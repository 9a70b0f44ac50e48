-- What the search reads of a question that members can see: by its words, or the newest first. A trigger
-- keeps it.
create table lesson_question_words (
  question_id text primary key references lesson_questions (id) on delete cascade,
  course_id text not null,
  asked_at timestamptz not null,
  -- Those of the title in weight A.
  words tsvector not null
);

create function enter_questions(ids text[]) returns void language sql as $$
  delete from lesson_question_words where question_id = any (ids);
  insert into lesson_question_words
  select id, course_id, asked_at, setweight(words_of(title), 'A') || words_of(words)
  from lesson_questions where id = any (ids) and hidden_at is null and removed_at is null
$$;

create function follow_question() returns trigger language plpgsql as $$
begin
  perform enter_questions(array[new.id]);
  return null;
end $$;

select enter_questions(array(select id from lesson_questions));

create index lesson_question_words_found on lesson_question_words using gin (words);
create index lesson_question_words_newest on lesson_question_words (asked_at desc, question_id);
drop index lesson_questions_by_words;

create trigger question_asked after insert on lesson_questions for each row
  execute function follow_question();
create trigger question_changed after update on lesson_questions for each row
  when ((old.title, old.words, old.hidden_at, old.removed_at) is distinct from (new.title, new.words, new.hidden_at, new.removed_at))
  execute function follow_question();
