-- The site search reads the entries too, so they contain the teacher.
create or replace function enter_courses(ids text[]) returns void language sql as $$
  delete from catalogue_entries where course_id = any (ids)
    and not exists (select from courses where courses.id = course_id and published_at is not null);
  insert into catalogue_entries
  select courses.id, courses.slug, courses.title, topic, level, is_new, is_trending,
    outline.free_preview, outline.lessons, outline.minutes, coalesce(nullif(outline.minutes, 0), minutes_said(duration)),
    courses.position, published_at,
    setweight(words_of(courses.title), 'A') || setweight(words_of(topic), 'B')
      || setweight(words_of(array_to_string(learning_points, ' ') || ' ' || outline.titles), 'C')
      || setweight(words_of(description || ' ' || instructor_name), 'D'),
    to_tsvector('pg_catalog.simple', fold(concat_ws(' ', courses.title, topic, array_to_string(learning_points, ' '), outline.titles, description, instructor_name)))
  from courses cross join lateral (
    select count(*)::integer as lessons, coalesce(sum(lessons.minutes), 0)::integer as minutes,
      coalesce(bool_or(preview and body is not null), false) as free_preview,
      coalesce(string_agg(lessons.title, ' '), '') as titles
    from lessons where course_id = courses.id
  ) as outline
  where courses.id = any (ids) and published_at is not null
  on conflict (course_id) do update set
    slug = excluded.slug, title = excluded.title, topic = excluded.topic, level = excluded.level,
    is_new = excluded.is_new, is_trending = excluded.is_trending, free_preview = excluded.free_preview,
    lessons = excluded.lessons, minutes = excluded.minutes, takes = excluded.takes,
    position = excluded.position, published_at = excluded.published_at, words = excluded.words,
    spelled = excluded.spelled
$$;

create or replace function follow_changed_courses() returns trigger language plpgsql as $$
begin
  update catalogue_entries set position = after.position from after
  where course_id = after.id and catalogue_entries.position <> after.position;
  perform enter_courses(array(
    select after.id from after join before using (id)
    where (after.slug, after.title, after.description, after.topic, after.level, after.learning_points, after.duration, after.instructor_name,
      after.is_new, after.is_trending, after.published_at)
      is distinct from (before.slug, before.title, before.description, before.topic, before.level, before.learning_points,
      before.duration, before.instructor_name, before.is_new, before.is_trending, before.published_at)
  ));
  return null;
end $$;

select enter_courses(array(select id from courses));

-- Lessons are found whatever accents are typed. What anyone may find has an index of its own: the free ones are few.
drop index lessons_by_words;
create index lessons_by_words on lessons using gin (words_of(title || ' ' || coalesce(body, '')));
create index free_lessons_by_words on lessons using gin (words_of(title || ' ' || coalesce(body, ''))) where preview and body is not null;
