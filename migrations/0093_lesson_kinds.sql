-- What a lesson mainly is. Those that are there are readings, but for the ones whose text is one
-- video, one file, or practice alone.

alter table lessons add column kind text not null default 'reading'
  check (kind in ('reading', 'video', 'file', 'practice'));
alter table draft_lessons add column kind text not null default 'reading'
  check (kind in ('reading', 'video', 'file', 'practice'));

-- A video is shown as pictures are, a file is linked. Practice begins after the text's first line
-- break, not with (^|\n), which would make the whole expression greedy: it would take the words
-- between two blocks along.
create function old_kind_of(body text) returns text language sql as $$
  select case
    when body ~ '\S' and regexp_replace(E'\n' || body, '\n```practice(?=\s).*?\n```[ \t\r]*(?=\n|$)', '', 'g') !~ '\S'
      then 'practice'
    else coalesce((
      select kind from media
      where kind = 'video' and id = substring(body from '^\s*!\[[^\]\n]*\]\(/media/([A-Za-z0-9_-]{22})\)\s*$')
        or kind = 'file' and id = substring(body from '^\s*\[[^\]\n]*\]\(/media/([A-Za-z0-9_-]{22})\)\s*$')
    ), 'reading')
  end $$;

update lessons set kind = old_kind_of(body) where old_kind_of(body) <> 'reading';
update draft_lessons set kind = old_kind_of(body) where old_kind_of(body) <> 'reading';

-- Whoever restores a version, or has scheduled one, gets the same kinds.
create function with_old_kinds(content jsonb) returns jsonb language sql as $$
  select jsonb_set(content, '{stages}', jsonb_agg(jsonb_set(stage, '{lessons}', (
    select coalesce(jsonb_agg(lesson || jsonb_build_object('kind', old_kind_of(lesson->>'body')) order by place), '[]')
    from jsonb_array_elements(stage->'lessons') with ordinality as listed (lesson, place)
  )) order by place))
  from jsonb_array_elements(content->'stages') with ordinality as listed (stage, place) $$;
create function has_old_kinds(content jsonb) returns boolean language sql as $$
  select exists (
    select from jsonb_path_query(content, '$.stages[*].lessons[*]') as lesson
    where old_kind_of(lesson->>'body') <> 'reading'
  ) $$;

update course_versions set content = with_old_kinds(content) where has_old_kinds(content);
update scheduled_publications set content = with_old_kinds(content) where has_old_kinds(content);

drop function has_old_kinds(jsonb);
drop function with_old_kinds(jsonb);
drop function old_kind_of(text);
