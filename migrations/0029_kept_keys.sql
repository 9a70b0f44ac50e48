-- The newest code of a person and purpose is asked for before each mail, and used and ended ones count.
drop index action_codes_of_user;
create index action_codes_of_user on action_codes (uid, purpose, created_at desc);

-- Keys of mails sent long ago are deleted each night.
create index mails_by_sending on mails (sent_at);
