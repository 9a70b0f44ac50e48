-- Nobody finds a lesson by its answers and hints, and everyone by all of its other text. Line by line,
-- because a regular expression would go on to the last fence of the lesson. Where lists and quotations
-- are concerned, this is simpler than Markdown, and rather leaves out too much.
drop index lessons_by_words;
drop index free_lessons_by_words;

create or replace function reading_text(title text, body text) returns text language plpgsql immutable parallel safe as $$
declare
  line text;
  kept text[] := '{}';
  -- Of the practice that the line is in.
  fence text;
begin
  if body is null or body !~* '(```|~~~)\s*practice' then
    return title || ' ' || coalesce(body, '');
  end if;
  foreach line in array regexp_split_to_array(body, '\r\n?|\n') loop
    if fence is null then
      fence := (regexp_match(line, '^[\s>*+\d.)-]*(```+|~~~+)\s*practice\M', 'i'))[1];
      if fence is null then kept := array_append(kept, line); end if;
    elsif line ~ ('^ {0,3}' || fence || left(fence, 1) || '*[ \t]*$') then
      fence := null;
    end if;
  end loop;
  return title || ' ' || array_to_string(kept, E'\n');
end $$;

create index lessons_by_words on lessons using gin (words_of(reading_text(title, body)));
create index free_lessons_by_words on lessons using gin (words_of(reading_text(title, body))) where preview and body is not null;

-- Memberships that changed while 0054 ran, after it read them and before its triggers were there, are
-- missing from the standings. The triggers are there now, so the function's own lock is enough: to lock
-- membership_periods as well could end in a deadlock with a sign-up.
select derive_standings(now());
