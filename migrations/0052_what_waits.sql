-- What waits for an admin, however much has been dealt with: the overview counts it, and its desks
-- list it, from these.
create index mentorship_requests_new on mentorship_requests (hackathon_id) where state = 'new';
create index team_post_reports_open on team_post_reports (post_id) where settled_at is null;
create index team_answers_reported on team_answers (post_id) where reported_at is not null and settled_at is null;
create index investor_letters_open on investor_letters (received_at, id) where closed_at is null;
create index placement_applications_received on placement_applications (applied_at, id) where state = 'received';
create index payment_quarantine_open on payment_quarantine (seen_at, id) where resolved_at is null;
