-- A course's page says whether its lessons have practice: a fence named so, as in app/practice/fences.ts.
alter table lessons add column practice boolean not null generated always as
  (coalesce(body ~* '(^|\n) {0,3}(`{3,}|~{3,})[ \t]*practice(\s|$)', false)) stored;
