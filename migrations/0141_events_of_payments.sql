-- An order's page lists the gateway's events about its payments; some name no order.
create index gateway_events_of_payment on gateway_events ((fact ->> 'id'));

-- A late payment leaves the payments desk once its refund has been paid out.
update payment_quarantine
set resolved_at = refunds.processed_at, resolution = 'refunded'
from refunds
where payment_quarantine.reason = 'superseded'
  and payment_quarantine.resolved_at is null
  and refunds.payment_id = payment_quarantine.subject
  and refunds.reason = 'superseded'
  and refunds.processed_at is not null;
