-- People who deal with orders and refunds, beside the admins.
alter table role_grants drop constraint role_grants_role_check;
alter table role_grants add constraint role_grants_role_check check (role in ('author', 'finance'));
