-- The desk lists what was hidden, so that it is found again.
create index lesson_questions_hidden on lesson_questions (id) where hidden_at is not null;
create index lesson_answers_hidden on lesson_answers (question_id) where hidden_at is not null;
