-- What a member may say on their own page besides the line; empty unless they do.
alter table member_pages
  add column town text not null default '',
  add column languages text not null default '',
  add column website text,
  add column about text not null default '';
