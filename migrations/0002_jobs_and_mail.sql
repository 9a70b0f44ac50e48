-- Every mail ever queued, once by its key. The queue itself is pg-boss's own (schema jobs, made by it at the start).
create table mails (
  key text primary key,
  message jsonb, -- { to, subject, html, text }; null once it is sent
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((message is null) = (sent_at is not null))
);

-- What would have been sent, where no mail server is set (decisions.md ruling 42).
create table mailbox (
  id text primary key,
  key text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  received_at timestamptz not null
);
create index mailbox_received on mailbox (received_at desc);
create index mailbox_recipient on mailbox (lower(recipient), received_at desc);
