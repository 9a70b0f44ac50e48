-- Someone is at it, and what was never an enquiry: two more states.
alter table enquiries drop constraint enquiries_state_check;
alter table enquiries add constraint enquiries_state_check check (state in ('new', 'in-progress', 'answered', 'closed', 'spam'));
create index enquiries_by_date on enquiries (received_at desc, id);

-- What admins tell each other about an enquiry. Its sender never sees it.
create table enquiry_notes (
  id text primary key,
  enquiry_id text not null references enquiries (id) on delete cascade,
  author_uid text not null, -- kept when the account is gone
  words text not null,
  written_at timestamptz not null
);
create index enquiry_notes_by_enquiry on enquiry_notes (enquiry_id, written_at);
