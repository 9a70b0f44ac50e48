-- Who reported a change is told what came of it, whatever address they use by then; what was decided stands with the letter.
alter table investor_letters
  add column uid text references users on delete cascade, -- null where somebody without an account asks to be taken out
  add column accepted boolean; -- null until it is closed, and of those closed before this column was
update investor_letters set uid = users.uid from users where kind = 'change' and users.email = investor_letters.email;
create index investor_letters_by_person on investor_letters (uid);
