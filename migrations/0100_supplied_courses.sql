-- Courses that came with the school, and the texts that the school last answered: an upgrade may bring
-- newer ones.
create table supplied_courses (
  course_id text primary key references courses (id) on delete cascade,
  folder text not null, -- in content/courses
  digest text not null, -- of its files when they had these texts; empty if unknown
  content jsonb not null
);

-- What a draft has taken over of newer texts; both null if nothing.
alter table course_drafts
  add column taken_digest text,
  add column taken_content jsonb;
