-- Roles beside the admin's.

create table role_grants (
  uid text not null references users (uid),
  role text not null check (role in ('author')),
  granted_at timestamptz not null,
  granted_by text not null, -- kept when the account is gone
  primary key (uid, role)
);
