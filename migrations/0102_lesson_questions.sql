-- What learners ask under a lesson. No foreign keys to lessons: an author's change takes nothing away, and
-- the titles stay as they were when it was asked.
create table lesson_questions (
  id text primary key,
  lesson_id text not null,
  lesson_title text not null,
  course_id text not null,
  course_title text not null,
  -- Null once that person has deleted the account.
  uid text,
  -- Both empty once it was removed.
  title text not null check (length(title) <= 150),
  words text not null check (length(words) <= 3000),
  asked_at timestamptz not null,
  changed_at timestamptz,
  accepted_answer text,
  -- Null: somebody else has answered it, or it is hidden, removed or settled by an accepted answer.
  waits_since timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  removed_at timestamptz,
  -- When its followers were last told of new answers.
  told_at timestamptz
);
create index lesson_questions_of_lesson on lesson_questions (lesson_id, asked_at desc, id);
create index lesson_questions_waiting on lesson_questions (waits_since, id) where waits_since is not null;
create index lesson_questions_waiting_in_course on lesson_questions (course_id, waits_since, id) where waits_since is not null;
create index lesson_questions_of_person on lesson_questions (uid) where uid is not null;
create index lesson_questions_by_words on lesson_questions using gin (words_of(title || ' ' || words)) where hidden_at is null and removed_at is null;

create table lesson_answers (
  id text primary key,
  question_id text not null references lesson_questions (id) on delete cascade,
  -- Null once that person has deleted the account.
  uid text,
  words text not null check (length(words) between 1 and 3000),
  answered_at timestamptz not null,
  changed_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text
);
create index lesson_answers_of_question on lesson_answers (question_id, answered_at, id);
create index lesson_answers_of_person on lesson_answers (uid) where uid is not null;

-- One each.
create table lesson_answer_thanks (
  answer_id text not null references lesson_answers (id) on delete cascade,
  uid text not null,
  thanked_at timestamptz not null,
  primary key (answer_id, uid)
);
create index lesson_answer_thanks_of_person on lesson_answer_thanks (uid);

create table lesson_question_followers (
  question_id text not null references lesson_questions (id) on delete cascade,
  uid text not null,
  followed_at timestamptz not null,
  -- Answers up to then are known to them.
  told_at timestamptz not null,
  primary key (question_id, uid)
);
create index lesson_question_followers_of_person on lesson_question_followers (uid, followed_at desc, question_id);

create table lesson_question_reports (
  id text primary key,
  question_id text not null references lesson_questions (id) on delete cascade,
  -- Null: the question itself.
  answer_id text references lesson_answers (id) on delete cascade,
  uid text not null,
  reason text not null check (reason in ('sells', 'unkind', 'private', 'harmful', 'other')),
  words text not null check (length(words) <= 500),
  reported_at timestamptz not null,
  settled_at timestamptz
);
create unique index lesson_question_reports_once on lesson_question_reports (question_id, uid, coalesce(answer_id, ''));
create index lesson_question_reports_waiting on lesson_question_reports (question_id, reported_at) where settled_at is null;
create index lesson_question_reports_of_answer on lesson_question_reports (answer_id) where answer_id is not null;
create index lesson_question_reports_of_person on lesson_question_reports (uid);
