-- The package that was last added to a draft, so that adding it again after a lost answer adds nothing.
create table cartridge_imports (
  course_id text primary key references course_drafts (course_id) on delete cascade,
  package text not null,
  stamp text not null,
  answer json not null
);
