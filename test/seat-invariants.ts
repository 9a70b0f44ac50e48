/** What must be true of seats and their codes at any moment; each query selects what violates it. */
export const seatInvariants: Readonly<Record<string, string>> = {
  'seats: a paid order has all its codes, a refunded one has them withdrawn, any other none': `
    select orders.id, orders.status from orders left join seats on seats.order_id = orders.id
    group by orders.id having not case
      when orders.seats is null then count(seats.id) = 0
      when orders.status = 'paid' then count(seats.id) = orders.seats and count(seats.withdrawn_at) = 0
      when orders.status = 'refunded' then count(seats.id) = orders.seats and count(seats.withdrawn_at) = orders.seats
      else count(seats.id) = 0 end`,
  'seats: a code is of its order’s plan and buyer, and the order counts those redeemed': `
    select seats.id from seats join orders on orders.id = seats.order_id
    where seats.uid <> orders.uid or seats.plan_type <> orders.plan_type or seats.gateway_order_id <> orders.gateway_order_id
    union all select orders.id from orders left join seats on seats.order_id = orders.id
    group by orders.id having count(seats.redeemed_at) <> orders.seats_redeemed`,
  'seats: a redeemed code has its one membership, of whoever redeemed it, until the code is withdrawn': `
    select seats.id from seats left join membership_periods period on period.seat_id = seats.id
    group by seats.id having not case
      when seats.redeemed_at is null then count(period.id) = 0
      else count(period.id) = 1 and bool_and(period.uid = seats.redeemed_by and period.plan_type = seats.plan_type
        and (seats.withdrawn_at is null or period.reversed_at is not null)) end`,
  'seats: no membership counts by a code of an order that is not paid': `
    select period.id from membership_periods period join seats on seats.id = period.seat_id join orders on orders.id = seats.order_id
    where period.reversed_at is null and orders.status <> 'paid'`,
  'seats: nothing is taken off, and every seat costs the same': `
    select id from orders where seats is not null
      and (amount_paise <> list_price_paise or amount_paise % seats <> 0 or discount_source is not null or credit_paise <> 0 or rewards_paise <> 0)`,
  'seats: a refund was asked for only while no code was redeemed': `
    select request.id from refund_requests request join orders on orders.id = request.order_id
      join seats on seats.order_id = orders.id
    where seats.redeemed_at < request.requested_at or (request.state = 'requested' and seats.redeemed_at is not null)`,
  'seats: a code can be shown to its buyer again, and is found by its hash only': `
    select id from seats where code !~ '^(sealed|plain)[.]' or code_hash !~ '^[0-9a-f]{64}$'`,
};
