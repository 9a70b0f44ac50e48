-- Counters of rate-limiter-flexible. Unlogged: cheap to write, and a crash may forget them.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint -- milliseconds since 1970
);
create index rate_limits_expire on rate_limits (expire);
