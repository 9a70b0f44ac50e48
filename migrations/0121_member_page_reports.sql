-- Reports of public pages, until an admin has decided about them. Nothing says who reported a page.
create table member_page_reports (
  uid text not null references member_pages (uid) on delete cascade,
  reason text not null check (reason in ('untrue', 'somebody', 'unkind', 'private', 'sells', 'other')),
  words text not null check (length(words) <= 500),
  -- First.
  reported_at timestamptz not null,
  -- How often the same was said.
  times integer not null check (times > 0),
  primary key (uid, reason, words)
);
create index member_page_reports_by_time on member_page_reports (uid, reported_at);
