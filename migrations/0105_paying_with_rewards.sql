-- Rewards are a means of payment: an order's price stays what it is, and the gateway is asked for
-- what they leave of it, at least one rupee. While an order is open, this is what it reserves.
alter table orders add column rewards_paise integer not null default 0 check (rewards_paise >= 0);
alter table orders add constraint orders_leave_a_rupee check (amount_paise - rewards_paise >= 100);

-- What left a person's ledger when they paid their own order with it ('used'), and what came back
-- when that order was refunded ('returned'). Owner and buyer are then the same person.
alter table reward_entries drop constraint reward_entries_kind_check;
alter table reward_entries add constraint reward_entries_kind_check
  check (kind in ('earned', 'held', 'released', 'reversed', 'used', 'returned'));
alter table reward_entries drop constraint reward_entries_check;
alter table reward_entries add constraint reward_entries_owner_buys_only_with_them
  check ((kind in ('used', 'returned')) = (referrer_uid = buyer_uid));
alter table reward_entries drop constraint reward_entries_check1;
alter table reward_entries add constraint reward_entries_signs
  check ((kind in ('earned', 'returned')) = (amount_paise > 0) and (kind <> 'used' or amount_paise < 0));
