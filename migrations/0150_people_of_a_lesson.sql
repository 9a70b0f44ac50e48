-- How many people wrote notes on a lesson or answered its practice: its author asks before deleting it.
create index lesson_notes_people_of_lesson on lesson_notes (lesson_id, uid) where deleted_at is null;
create index practice_rounds_people_of_lesson on practice_rounds (lesson_id, uid);
