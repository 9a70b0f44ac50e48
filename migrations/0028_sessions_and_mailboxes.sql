alter table sessions
  -- The passkey that opened it, as a first or a second step; null: none did. It may have been removed since.
  add column passkey_id text;
alter table sessions drop constraint sessions_ended_because_check;
alter table sessions add constraint sessions_ended_because_check check (
  ended_because in (
    'signed-out', 'signed-out-elsewhere', 'signed-out-everywhere', 'password-set', 'email-changed', 'passkey-removed', 'account-disabled'
  )
);

-- All of a person's are looked through at each sign-in: for known devices, and for those too many.
drop index sessions_of_user;
create index sessions_of_user on sessions (uid, last_used_at desc);

-- Whoever else has verified an address of the same mailbox, tags aside.
create index users_by_mailbox on users (regexp_replace(email, '^([^@]+?)\+[^@]*@', '\1@')) where email_verified_at is not null;
