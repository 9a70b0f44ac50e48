-- Accounts by part of a name or address.
create index users_by_part_of_name on users using gin (lower(display_name) gin_trgm_ops);
create index users_by_part_of_email on users using gin (email gin_trgm_ops);
create index users_unverified on users (created_at desc, uid) where email_verified_at is null;
create index referral_codes_by_beginning on referral_codes (code_key text_pattern_ops);

-- Memberships by person, with all that says how they stand, so that no row is read beside the index.
create index membership_periods_standing on membership_periods (uid) include (plan_type, starts_at, ends_at, reversed_at);
drop index membership_periods_of_user;

create index courses_published_in_order on courses (position, slug) include (id) where published_at is not null;
