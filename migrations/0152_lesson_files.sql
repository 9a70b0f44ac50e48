-- The files that authors have put into lessons of courses on sale. Members browse them all.
create table lesson_files (
  lesson_id text not null references lessons on delete cascade,
  media_id text not null references media on delete cascade,
  course_id text not null references courses on delete cascade,
  -- The course's.
  topic text not null,
  -- When the file was uploaded.
  added_at timestamptz not null,
  -- Of the file's name and of the titles of the lesson and the course.
  words tsvector not null,
  primary key (lesson_id, media_id)
);
create index lesson_files_by_age on lesson_files (added_at desc, lesson_id, media_id);
create index lesson_files_by_topic on lesson_files (topic, added_at desc, lesson_id, media_id);
create index lesson_files_by_words on lesson_files using gin (words);
create index lesson_files_by_course on lesson_files (course_id);
create index lesson_files_by_media on lesson_files (media_id);

create function enter_lesson_files(ids text[]) returns void language sql as $$
  delete from lesson_files where course_id = any (ids);
  insert into lesson_files
  select lessons.id, media.id, courses.id, courses.topic, media.created_at,
    words_of(concat_ws(' ', translate(media.name, '.-_', '   '), lessons.title, courses.title))
  from courses join lessons on lessons.course_id = courses.id and lessons.body like '%/media/%'
    join media on media.id = any (media_in(lessons.body))
  where courses.id = any (ids) and courses.published_at is not null
    and media.kind = 'file' and media.purpose = 'lesson' and media.state = 'ready'
$$;

create function files_follow_courses() returns trigger language plpgsql as $$
begin
  perform enter_lesson_files(array(
    select after.id from after join before using (id)
    where (after.title, after.topic, after.published_at)
      is distinct from (before.title, before.topic, before.published_at)
  ));
  return null;
end $$;

create function files_follow_lessons() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform enter_lesson_files(array(select distinct course_id from before));
  else perform enter_lesson_files(array(select distinct course_id from after));
  end if;
  return null;
end $$;

create function lesson_files_follow_name() returns trigger language plpgsql as $$
begin
  perform enter_lesson_files(array(select course_id from lesson_files where media_id = new.id));
  return null;
end $$;

create trigger files_of_changed_courses after update on courses
  referencing old table as before new table as after for each statement execute function files_follow_courses();
create trigger files_of_added_lessons after insert on lessons
  referencing new table as after for each statement execute function files_follow_lessons();
create trigger files_of_changed_lessons after update on lessons
  referencing new table as after for each statement execute function files_follow_lessons();
create trigger files_of_removed_lessons after delete on lessons
  referencing old table as before for each statement execute function files_follow_lessons();
create trigger lesson_files_renamed after update of name on media
  for each row when (new.kind = 'file' and new.name <> old.name) execute function lesson_files_follow_name();

select enter_lesson_files(array(select id from courses));
