-- A buyer has one open order at most: of several that are open now, the newest stays, and the others let go of their codes.
create temporary table replaced_orders on commit drop as
  select id from (select id, row_number() over (partition by uid order by created_at desc, id desc) as place
    from orders where status in ('created', 'attempted')) open_orders where place > 1;
update orders set status = 'expired' where id in (select id from replaced_orders);
insert into order_transitions (order_id, status, source, reached_at) select id, 'expired', 'buyer', now() from replaced_orders;
update code_redemptions set released_at = now(), released_because = 'superseded'
  where order_id in (select id from replaced_orders) and released_at is null and redeemed_at is null;
create unique index orders_one_open on orders (uid) where status in ('created', 'attempted');

-- A capture of an order whose terms do not hold any more goes back as well.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('duplicate', 'superseded', 'requested'));
