-- An order's page lists the gateway's events about its payments; some name no order.
create index gateway_events_of_payment on gateway_events ((fact ->> 'id'));
