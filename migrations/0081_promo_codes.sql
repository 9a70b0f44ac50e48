-- Promo codes that finance makes: a percentage or an amount, and whom and what they are for.

alter table promo_codes alter column percent drop not null;
alter table promo_codes add column amount_paise integer check (amount_paise > 0);
alter table promo_codes add constraint promo_codes_take_off_one check ((percent is null) <> (amount_paise is null));
-- Null: every plan.
alter table promo_codes add column plans text[] check (cardinality(plans) > 0);
-- What the buyer would have to pay without the code, at least.
alter table promo_codes add column least_price_paise integer check (least_price_paise > 0);
alter table promo_codes add column first_purchase_only boolean not null default false;
-- Null: the starting content.
alter table promo_codes add column made_by text references users (uid);
alter table promo_codes add column made_at timestamptz not null default now();
update promo_codes set made_at = valid_from;
-- Ended before its time, for good.
alter table promo_codes add column ended_at timestamptz;
alter table promo_codes add column version integer not null default 1;
create index promo_codes_newest on promo_codes (made_at desc, code_key);

-- The amount of the order's code, as it was when the order was made; discount_percent is then 0.
alter table code_redemptions add column discount_paise integer check (discount_paise > 0);
alter table code_redemptions add constraint code_redemptions_take_off_one check (discount_paise is null or discount_percent = 0);

-- What a code of an amount took off this order; null where discount_percent says it. No code takes
-- more than what leaves one rupee to pay.
alter table orders add column discount_paise integer check (discount_paise >= 0);
alter table orders add constraint orders_take_off_one check (discount_paise is null or discount_percent = 0);
alter table orders drop constraint orders_check;
alter table orders add constraint orders_add_up check (amount_paise = list_price_paise - credit_paise
  - coalesce(discount_paise, least((list_price_paise::bigint * discount_percent + 50) / 100, list_price_paise - 100)));
