-- People who answer learners' questions, beside the authors.
alter table role_grants drop constraint role_grants_role_check;
alter table role_grants add constraint role_grants_role_check check (role in ('author', 'helper', 'finance'));
