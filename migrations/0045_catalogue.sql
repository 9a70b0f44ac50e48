-- The server searches, narrows and counts the catalogue.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- unaccent is declared stable because its dictionary may change; ours does not.
create function fold(t text) returns text language sql immutable parallel safe strict as
$$ select lower(public.unaccent('public.unaccent'::regdictionary, t)) $$;

-- In their stems, and as they are written: half a word has no stem.
create function words_of(t text) returns tsvector language sql immutable parallel safe strict as
$$ select to_tsvector('pg_catalog.english', public.fold(t)) || to_tsvector('pg_catalog.simple', public.fold(t)) $$;

-- '10 hours', '1.5 h' or '45 minutes' in minutes; null when an author says anything else.
create function minutes_said(t text) returns integer language sql immutable parallel safe strict as
$$ select case
     when t ~* '^\s*\d{1,3}(\.\d{1,2})?\s*(h|hrs?|hours?)\M' then round(substring(t from '\d+(?:\.\d+)?')::numeric * 60)::integer
     when t ~* '^\s*\d{1,4}\s*(m|mins?|minutes?)\M' then substring(t from '\d+')::integer
   end $$;

alter table courses add column level text check (level in ('first-build', 'some-practice', 'deep-end'));

-- What the catalogue asks of each published course. Triggers derive it from the course and its lessons, so that it is right after every commit.
create table catalogue_entries (
  course_id text primary key references courses (id) on delete cascade,
  slug text not null,
  title text not null,
  topic text not null,
  level text,
  is_new boolean not null,
  is_trending boolean not null,
  free_preview boolean not null,
  lessons integer not null,
  -- Of its lessons; 0 while nobody knows.
  minutes integer not null,
  -- The same, or what the author says; null while nobody knows.
  takes integer,
  position integer not null,
  published_at timestamptz not null,
  -- To be found by, in stems and as written.
  words tsvector not null,
  -- As written alone, to correct what somebody misspells.
  spelled tsvector not null
);
create index catalogue_entries_by_words on catalogue_entries using gin (words);
create index catalogue_entries_in_order on catalogue_entries (position, slug);
create index catalogue_entries_by_age on catalogue_entries (published_at desc, slug);
create index catalogue_entries_by_title on catalogue_entries (lower(title), slug);

create function enter_courses(ids text[]) returns void language sql as $$
  delete from catalogue_entries where course_id = any (ids)
    and not exists (select from courses where courses.id = course_id and published_at is not null);
  insert into catalogue_entries
  select courses.id, courses.slug, courses.title, topic, level, is_new, is_trending,
    outline.free_preview, outline.lessons, outline.minutes, coalesce(nullif(outline.minutes, 0), minutes_said(duration)),
    courses.position, published_at,
    setweight(words_of(courses.title), 'A') || setweight(words_of(topic), 'B')
      || setweight(words_of(array_to_string(learning_points, ' ') || ' ' || outline.titles), 'C')
      || setweight(words_of(description), 'D'),
    to_tsvector('pg_catalog.simple', fold(concat_ws(' ', courses.title, topic, array_to_string(learning_points, ' '), outline.titles, description)))
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

-- A catalogue that is put in another order keeps its words: making them anew is what costs.
create function follow_changed_courses() returns trigger language plpgsql as $$
begin
  update catalogue_entries set position = after.position from after
  where course_id = after.id and catalogue_entries.position <> after.position;
  perform enter_courses(array(
    select after.id from after join before using (id)
    where (after.slug, after.title, after.description, after.topic, after.level, after.learning_points, after.duration,
      after.is_new, after.is_trending, after.published_at)
      is distinct from (before.slug, before.title, before.description, before.topic, before.level, before.learning_points,
      before.duration, before.is_new, before.is_trending, before.published_at)
  ));
  return null;
end $$;

create function follow_added_courses() returns trigger language plpgsql as $$
begin
  perform enter_courses(array(select id from after));
  return null;
end $$;

create function follow_lessons() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform enter_courses(array(select distinct course_id from before));
  else perform enter_courses(array(select distinct course_id from after));
  end if;
  return null;
end $$;

create trigger courses_added after insert on courses
  referencing new table as after for each statement execute function follow_added_courses();
create trigger courses_changed after update on courses
  referencing old table as before new table as after for each statement execute function follow_changed_courses();
create trigger lessons_added after insert on lessons
  referencing new table as after for each statement execute function follow_lessons();
create trigger lessons_changed after update on lessons
  referencing new table as after for each statement execute function follow_lessons();
create trigger lessons_removed after delete on lessons
  referencing old table as before for each statement execute function follow_lessons();

select enter_courses(array(select id from courses));

-- The words that anyone may read here, to correct what somebody misspells. A job collects them.
create table search_words (
  word text primary key,
  -- How many courses, tools and so on contain it.
  occurs integer not null
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);
create index search_words_by_beginning on search_words (word text_pattern_ops);
