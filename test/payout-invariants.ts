/** What must be true of payouts at any moment (reliability.md R6); part of invariants.ts. */
export const payoutInvariants: Readonly<Record<string, string>> = {
  'R6 a payout is the sum of the entries that it is over, and all are its owner’s': `
    select payouts.id from payouts left join payout_entries bound on bound.payout_id = payouts.id
      left join reward_entries entry on entry.id = bound.entry_id
    group by payouts.id having sum(entry.amount_paise) is distinct from payouts.amount_paise::bigint or bool_or(entry.referrer_uid <> payouts.uid)`,
  'R6 a payout is over what was payable when it was asked for, and deducts only what had been paid': `
    select payouts.id, entry.id as entry from payouts join payout_entries bound on bound.payout_id = payouts.id
      join reward_entries entry on entry.id = bound.entry_id
    where case entry.kind
      when 'earned' then entry.payable_at > payouts.requested_at
        or exists (select from reward_entries other where other.order_id = entry.order_id and other.kind = 'reversed' and other.at < payouts.requested_at)
      when 'reversed' then not exists (select from reward_entries earned join payout_entries paying on paying.entry_id = earned.id
        join payouts paid on paid.id = paying.payout_id
        where earned.order_id = entry.order_id and earned.kind = 'earned' and paid.state = 'paid' and paid.decided_at <= payouts.requested_at)
      when 'used' then entry.at > payouts.requested_at
      when 'returned' then entry.at > payouts.requested_at
      else true end`,
  'R6 a reward is payable once the days for a refund of its order are over': `
    select earned.id from reward_entries earned join orders on orders.id = earned.order_id
    where earned.kind = 'earned' and earned.payable_at <>
      (date_trunc('day', earned.at at time zone 'Asia/Kolkata') + (orders.guarantee_days + 1) * interval '1 day') at time zone 'Asia/Kolkata'`,
  'R6 an entry is in a payout until that is refused or withdrawn, and in no two at once': `
    select payouts.id from payouts join payout_entries bound on bound.payout_id = payouts.id
    where (bound.released_at is not null) <> (payouts.state in ('refused', 'withdrawn'))
    union all select min(payout_id) from payout_entries where released_at is null group by entry_id having count(*) > 1`,
  'R6 a request that has not gone to the bank contains nothing that is reversed': `
    select payouts.id from payouts join payout_entries bound on bound.payout_id = payouts.id
      join reward_entries entry on entry.id = bound.entry_id and entry.kind = 'earned'
      join reward_entries reversed on reversed.order_id = entry.order_id and reversed.kind = 'reversed'
    where payouts.state = 'requested'`,
  'R6 a paid order has used the rewards that it reserved, once, and a refunded one has returned them': `
    select orders.id from orders
      left join reward_entries used on used.order_id = orders.id and used.kind = 'used'
      left join reward_entries returned on returned.order_id = orders.id and returned.kind = 'returned'
    where coalesce(-used.amount_paise, 0) <> case when orders.status in ('paid', 'refunded') then orders.rewards_paise else 0 end
      or coalesce(returned.amount_paise, 0) <> case orders.status when 'refunded' then orders.rewards_paise else 0 end
      or used.referrer_uid <> orders.uid or returned.referrer_uid <> orders.uid or used.at > returned.at`,
  'R6 an order used no more than was payable, and in no payout, when it was paid': `
    select used.order_id from reward_entries used where used.kind = 'used' and -used.amount_paise > (
      select coalesce(sum(entry.amount_paise), 0) from reward_entries entry
      where entry.referrer_uid = used.referrer_uid and case entry.kind
        when 'earned' then entry.payable_at <= used.at and not exists (
          select from reward_entries hold left join reward_entries release on release.order_id = hold.order_id
            and release.kind = 'released' and release.at <= used.at
          where hold.order_id = entry.order_id and hold.kind = 'held' and hold.at < used.at and release.id is null)
        when 'returned' then entry.at <= used.at
        when 'used' then entry.at < used.at or (entry.at = used.at and entry.id < used.id)
        else entry.at < used.at end
      and not exists (select from payout_entries bound join payouts on payouts.id = bound.payout_id
        where bound.entry_id = entry.id and payouts.requested_at <= used.at
          and (bound.released_at is null or bound.released_at > used.at) and not exists (
            select from payout_entries also where also.payout_id = bound.payout_id and also.entry_id = used.id)))`,
  'R6 of each step of a payout its owner is mailed': `
    select payouts.id from payouts left join mails asked on asked.key = 'payout-requested:' || payouts.id
      left join mails decided on decided.key = 'payout-' || payouts.state || ':' || payouts.id
    where shown_details <> 'A deleted account' and (asked.key is null or decided.key is null)`,
};
