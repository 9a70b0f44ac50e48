-- What a member shows to everyone: one row for each who has ever saved a page. Nothing is public before that.
create table member_pages (
  uid text primary key,
  -- Lower case only, so it is unique whatever the case.
  handle text not null unique check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) between 3 and 30),
  line text not null check (length(line) <= 160),
  is_public boolean not null,
  -- Search engines may list it.
  indexed boolean not null,
  -- The numbers of certificates, and ids of submissions with what is shown of each.
  certificates jsonb not null check (jsonb_typeof(certificates) = 'array'),
  projects jsonb not null check (jsonb_typeof(projects) = 'array'),
  changed_at timestamptz not null,
  -- The address before the last change. Nobody else can take it until then.
  former_handle text,
  former_free_at timestamptz,
  -- An admin hides what is abusive, whatever the owner chose.
  hidden_at timestamptz,
  hidden_reason text,
  check ((former_handle is null) = (former_free_at is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index member_pages_by_change on member_pages (changed_at desc, uid);
create index member_pages_former on member_pages (former_handle) where former_handle is not null;
create index member_pages_indexed on member_pages (handle) where is_public and indexed and hidden_at is null;
