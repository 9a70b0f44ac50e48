-- The directory of AI tools. The id is what stands in the address. What no source says is null, never guessed.
create table ai_tools (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
  name text not null,
  name_key text not null unique, -- letters and digits of the name, lower case: two tools of one name are one
  description text not null,
  category text not null,
  tags text[] not null,
  website text not null check (website like 'https://%'),
  website_host text not null,
  free boolean,
  paid boolean,
  price_range text,
  features text[] not null,
  api_available boolean,
  logo text check (logo like 'https://%'),
  sources jsonb not null, -- [{url, title, date}]
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz -- null: not shown
);
create index ai_tools_by_host on ai_tools (website_host);

-- What members think of a tool: one each.
create table ai_tool_ratings (
  tool_id text not null references ai_tools on delete cascade,
  uid text not null references users on delete cascade,
  stars integer not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (tool_id, uid)
);
create index ai_tool_ratings_by_person on ai_tool_ratings (uid);

-- What people suggest: a tool that is missing (tool_id null), or a change to one that is there.
create table ai_tool_suggestions (
  id text primary key,
  uid text not null references users on delete cascade,
  tool_id text references ai_tools on delete cascade,
  name text, -- name, key, website and host are those of a missing tool
  name_key text,
  website text check (website like 'https://%'),
  website_host text,
  words text not null,
  made_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
  decided_by text references users on delete set null,
  decided_at timestamptz,
  check ((tool_id is null) = (name is not null and name_key is not null and website is not null and website_host is not null))
);
-- A missing tool waits once.
create unique index ai_tool_suggestions_name on ai_tool_suggestions (name_key) where state = 'waiting' and tool_id is null;
create unique index ai_tool_suggestions_host on ai_tool_suggestions (website_host) where state = 'waiting' and tool_id is null;
-- And so does what one person has to say of one tool.
create unique index ai_tool_suggestions_change on ai_tool_suggestions (tool_id, uid) where state = 'waiting';
create index ai_tool_suggestions_by_person on ai_tool_suggestions (uid);
create index ai_tool_suggestions_waiting on ai_tool_suggestions (made_at) where state = 'waiting';
