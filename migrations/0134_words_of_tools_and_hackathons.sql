-- Each search of the site made the words of every tool and hackathon anew.
create function joined(texts text[]) returns text language sql immutable parallel safe as
$$ select array_to_string(texts, ' ') $$;

create index ai_tools_by_words on ai_tools
  using gin (words_of(name || ' ' || description || ' ' || joined(tags))) where published_at is not null;
create index hackathons_by_words on hackathons
  using gin (words_of(title || ' ' || description || ' ' || organizer || ' ' || location || ' ' || joined(tags)))
  where published_at is not null;
