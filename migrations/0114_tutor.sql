-- Who asked the tutor: one row a person, for the day in India on which they last asked. No words.
create table tutor_askers (
  uid text primary key,
  day date not null,
  questions integer not null check (questions >= 0)
);

-- What all of them asked on a day, and what the service charges for.
create table tutor_days (
  day date primary key,
  questions integer not null check (questions > 0),
  tokens_in bigint not null check (tokens_in >= 0),
  tokens_out bigint not null check (tokens_out >= 0)
);
