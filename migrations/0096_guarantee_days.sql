-- The days of the guarantee are a setting now. An order keeps those that its buyer was shown.
alter table orders add column guarantee_days integer not null default 60 check (guarantee_days > 0);
alter table orders alter column guarantee_days drop default;

-- A reward is payable once the days of its order are over.
alter table reward_entries add column payable_at timestamptz;
update reward_entries set payable_at = at + interval '1440 hours' where kind = 'earned';
alter table reward_entries add constraint reward_entries_become_payable check ((kind = 'earned') = (payable_at is not null));

-- Courses repeated the number in an answer of the starting content.
update courses
set faqs = replace(
  faqs::text,
  'Ask within 60 days of paying and the whole fee comes back.',
  'There is a money-back guarantee. The page of your order says until when you can ask, and the whole fee comes back.'
)::jsonb
where faqs::text like '%Ask within 60 days of paying and the whole fee comes back.%';
