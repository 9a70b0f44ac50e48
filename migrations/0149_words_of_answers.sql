-- The search also finds a question by its answers: the accepted one and the first of the others, so that a
-- long thread stays a short row. Whoever changes an answer holds the question's lock.
create function found_answers(question lesson_questions) returns setof lesson_answers stable language sql as $$
  select * from lesson_answers where question_id = question.id and hidden_at is null
  order by (id = question.accepted_answer) is true desc, answered_at, id limit 20
$$;

create or replace function enter_questions(ids text[]) returns void language sql as $$
  delete from lesson_question_words where question_id = any (ids);
  insert into lesson_question_words
  select id, course_id, asked_at, setweight(words_of(title), 'A')
    || words_of(question.words || coalesce((select string_agg(' ' || answer.words, '') from found_answers(question) as answer), ''))
  from lesson_questions as question where id = any (ids) and hidden_at is null and removed_at is null
$$;

create function follow_answers() returns trigger language plpgsql as $$
begin
  perform enter_questions(array(select distinct question_id from changed));
  return null;
end $$;

create trigger answers_added after insert on lesson_answers
  referencing new table as changed for each statement execute function follow_answers();
create trigger answers_changed after update on lesson_answers
  referencing new table as changed for each statement execute function follow_answers();
create trigger answers_removed after delete on lesson_answers
  referencing old table as changed for each statement execute function follow_answers();

drop trigger question_changed on lesson_questions;
create trigger question_changed after update on lesson_questions for each row
  when ((old.title, old.words, old.accepted_answer, old.hidden_at, old.removed_at)
    is distinct from (new.title, new.words, new.accepted_answer, new.hidden_at, new.removed_at))
  execute function follow_question();

select enter_questions(array(select distinct question_id from lesson_answers));
