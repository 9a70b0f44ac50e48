-- Whose referral link somebody had opened when they signed up. It suggests the code at the checkout for thirty days; the order itself remembers its referrer.
create table referral_attributions (
  uid text primary key references users (uid),
  referrer_uid text not null references users (uid),
  -- As the link spelled it.
  code text not null,
  opened_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > opened_at),
  signed_up_at timestamptz not null check (signed_up_at >= opened_at and signed_up_at < valid_until),
  check (uid <> referrer_uid)
);
create index referral_attributions_of_referrer on referral_attributions (referrer_uid);
create index referral_attributions_by_end on referral_attributions (valid_until);
