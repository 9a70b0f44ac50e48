-- What admins and operators did. A row is written in the transaction that it tells of, and stands for ever: nobody's row may change, so
-- people are kept by id alone, and no key leads out of it (an erased account leaves its actions).
create table admin_actions (
  id text primary key,
  at timestamptz not null,
  -- A uid; or 'operator' (the command line), or 'setting' (ADMIN_EMAIL).
  actor text not null,
  action text not null check (action ~ '^[a-z-]+/[a-z-]+$'),
  -- On what: 'account' and its uid, 'enquiry' and its id …
  subject_kind text not null,
  subject_id text not null,
  -- Whom it concerns, where it concerns someone.
  person_uid text,
  reason text check (char_length(reason) between 1 and 500),
  details jsonb not null,
  request_id text not null,
  ip text not null
);
create index admin_actions_by_time on admin_actions (at desc, id desc);
create index admin_actions_of_actor on admin_actions (actor, at desc, id desc);
create index admin_actions_about on admin_actions (person_uid, at desc, id desc) where person_uid is not null;
create index admin_actions_of_kind on admin_actions (action, at desc, id desc);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once: % is refused', tg_table_name, lower(tg_op) using errcode = 'insufficient_privilege';
end
$$;

create trigger admin_actions_stand before update or delete on admin_actions for each row execute function refuse_change();
create trigger admin_actions_stay before truncate on admin_actions for each statement execute function refuse_change();

-- The list of members, in its orders.
create index users_by_time on users (created_at desc, uid);
create index users_by_name on users (lower(display_name), uid);
