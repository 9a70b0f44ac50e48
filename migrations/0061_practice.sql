-- Practice is part of a lesson's text, as a fence. The one question that a lesson had becomes one.
create function old_question_as_practice(question jsonb) returns text language sql as $$
  select E'\n\n```practice\n' || jsonb_pretty(jsonb_build_object(
    'id', 'before-you-go',
    'kind', 'choose-one',
    'question', question->'question',
    'options', (
      select jsonb_agg(
        case when place - 1 = (question->>'answer')::integer
          then jsonb_build_object('text', option, 'right', true) else jsonb_build_object('text', option) end
        order by place)
      from jsonb_array_elements(question->'options') with ordinality as listed (option, place)
    ),
    'why', question->'explanation'
  )) || E'\n```\n'
$$;

update draft_lessons set body = draft_lessons.body || old_question_as_practice(check_question)
from lessons where lessons.id = draft_lessons.id and draft_lessons.body is not null and check_question is not null;

update lessons set body = body || old_question_as_practice(check_question)
where body is not null and check_question is not null;

drop function old_question_as_practice(jsonb);
alter table lessons drop column check_question;

-- What someone has made of each block that they tried. No foreign keys to lessons: an author's change
-- takes nothing away. The answer is compared as it was sent, so it isn't jsonb.
create table practice_rounds (
  uid text not null,
  lesson_id text not null,
  block_id text not null,
  tries integer not null check (tries between 0 and 3),
  outcome text not null check (outcome in ('open', 'right', 'shown')),
  answer json,
  tried_at timestamptz not null,
  done_at timestamptz check (done_at is not null or outcome = 'open'),
  primary key (uid, lesson_id, block_id)
);

-- Nobody finds a lesson by its answers and hints.
create function reading_text(title text, body text) returns text language sql immutable parallel safe as
$$ select title || ' ' || regexp_replace(coalesce(body, ''), '(^|\n)\s*(```+|~~~+)\s*practice\M.*?\n\s*\2`*~*\s*(?=\n|$)', '\1', 'gi') $$;

drop index lessons_by_words;
drop index free_lessons_by_words;
create index lessons_by_words on lessons using gin (words_of(reading_text(title, body)));
create index free_lessons_by_words on lessons using gin (words_of(reading_text(title, body))) where preview and body is not null;
