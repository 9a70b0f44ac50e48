import { payoutInvariants } from './payout-invariants.ts';
import { seatInvariants } from './seat-invariants.ts';
import { schoolInvariants } from './school-invariants.ts';
import { invariantsOfSums } from './invariants-of-sums.ts';

/**
 * What must be true of the money at any moment, whatever happened (reliability.md 3.2). Each query
 * selects the rows that violate it. Database keys also enforce I7 and the uniqueness in I3; the
 * chaos script checks I10.
 */
const invariants: Readonly<Record<string, string>> = {
  'I1 a paid order has exactly one period that counts, a refunded one none, any other no period at all, nor has one for seats': `
    select orders.id, orders.status from orders left join membership_periods period on period.order_id = orders.id
    group by orders.id having not case
      when orders.seats is not null then count(period.id) = 0
      when orders.status = 'paid' then count(period.id) = 1 and count(period.reversed_at) = 0
      when orders.status = 'refunded' then count(period.id) = 1 and count(period.reversed_at) = 1
      else count(period.id) = 0 end`,
  'I1 years that count never overlap': `
    select a.id, b.id as other from membership_periods a join membership_periods b
      on a.uid = b.uid and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.reversed_at is null and b.reversed_at is null`,
  'I1 nobody has paid for two memberships for life': `
    select period.uid from membership_periods period join orders on orders.id = period.order_id
    where period.ends_at is null and period.reversed_at is null group by period.uid having count(*) > 1`,
  'I1 a paid order says the dates that it opened': `
    select orders.id from orders join membership_periods period on period.order_id = orders.id
    where period.starts_at <> orders.starts_at or period.ends_at is distinct from orders.ends_at`,
  'ruling 65: only an order made as a renewal adds to what runs': `
    select orders.id from orders join membership_periods period on period.order_id = orders.id
      join membership_periods other on other.uid = period.uid and other.id <> period.id and other.opened_at <= period.opened_at
        and other.starts_at <= period.opened_at and (other.ends_at is null or other.ends_at > period.opened_at)
        and (other.reversed_at is null or other.reversed_at > period.opened_at)
    where orders.kind = 'purchase' and other.opened_at < period.opened_at`,
  'ruling 65: a buyer has one open order at most': `
    select uid from orders where status in ('created', 'attempted') group by uid having count(*) > 1`,
  'I2 an order costs its list price, less its code by that code’s terms, less its credit, and at least a rupee': `
    select orders.id from orders left join code_redemptions code on code.order_id = orders.id
    where orders.amount_paise - orders.rewards_paise < 100 or orders.amount_paise <> orders.list_price_paise - orders.credit_paise - case
      when code.id is null then 0
      when code.discount_paise is null then least((orders.list_price_paise::bigint * code.discount_percent + 50) / 100, orders.list_price_paise - 100)
      else greatest(0, least(code.discount_paise, orders.list_price_paise - orders.credit_paise - 100)) end`,
  'I2 what settled an order is its amount without its rewards, in its currency': `
    select payments.id from payments join orders on orders.id = payments.order_id
    where settled_at is not null and (payments.amount_paise <> orders.amount_paise - orders.rewards_paise or payments.currency <> orders.currency)`,
  'I2 a payment that did not add up gave no membership': `
    select subject from payment_quarantine join payments on payments.id = subject
    where reason in ('amount-mismatch', 'currency-mismatch') and settled_at is not null`,
  'I3 each event has one outcome': `
    select gateway_events.event_id from gateway_events left join gateway_event_outcomes outcome using (event_id) where outcome.event_id is null`,
  'I3 a paid order was paid by exactly one payment': `
    select orders.id from orders left join payments on payments.order_id = orders.id and settled_at is not null
    where (orders.status in ('paid', 'refunded')) <> (payments.id is not null)`,
  'I4 a capture has either paid its order or is to be given back': `
    select payments.id from payments left join refunds on refunds.payment_id = payments.id and reason in ('duplicate', 'superseded')
    where captured_at is not null and settled_at is null
      and not (duplicate_at is not null and (refunds.id is not null or refunded_paise = payments.amount_paise))`,
  'ruling 65: of a payment that is given back its buyer is mailed, and of one that came too late the desk knows': `
    select refunds.id from refunds left join mails on mails.key = 'returned:' || refunds.payment_id
      left join payment_quarantine desk on desk.subject = refunds.payment_id and desk.reason = 'superseded'
    where refunds.reason in ('duplicate', 'superseded') and (mails.key is null or (refunds.reason = 'superseded') <> (desk.id is not null))`,
  'I5 an order stands where its last step led': `
    select orders.id from orders where not exists (
      select from order_transitions step where step.order_id = orders.id and step.status = orders.status)
    or exists (select from order_transitions step where step.order_id = orders.id and step.status = 'refunded' and orders.status <> 'refunded')
    or exists (select from order_transitions step where step.order_id = orders.id and step.status = 'paid'
      and orders.status not in ('paid', 'refunded'))`,
  'I5 nothing came before what leads to it': `
    select later.order_id from order_transitions later where (later.status = 'refunded' and not exists (
      select from order_transitions earlier where earlier.order_id = later.order_id and earlier.status = 'paid' and earlier.reached_at <= later.reached_at))
    or not exists (select from order_transitions first where first.order_id = later.order_id and first.status = 'created')`,
  'I7 a period is the buyer’s, of the plan that was bought': `
    select period.id from membership_periods period join orders on orders.id = period.order_id
    where period.uid <> orders.uid or period.plan_type <> orders.plan_type`,
  'I8 no membership without evidence of a capture': `
    select period.id from membership_periods period join orders on orders.id = period.order_id
    where not exists (select from payments where payments.order_id = orders.id and settled_at is not null and captured_at is not null
      and payments.status in ('captured', 'refunded'))`,
  'I9 no more is given back than was captured': `
    select payments.id from payments left join refunds on refunds.payment_id = payments.id and gateway_refund_id is not null
    group by payments.id having coalesce(sum(refunds.amount_paise), 0) > payments.amount_paise
      or (payments.refunded_paise > 0 and payments.status not in ('captured', 'refunded'))`,
  'the revenue entries of a payment add up to what has become of it': `
    select payments.id, due.kind from payments cross join lateral (values ('paid', amount_paise), ('refunded', -refunded_paise),
        ('charged-back', case when charged_back_at is null then 0 else refunded_paise - amount_paise end)) as due (kind, paise)
      left join revenue_entries entry on entry.payment_id = payments.id and entry.kind = due.kind
    group by payments.id, due.kind, due.paise
    having coalesce(sum(entry.amount_paise), 0) <> case when payments.settled_at is null then 0 else due.paise end`,
  ...invariantsOfSums,
  'R1 nobody refers, or is rewarded for, herself': `
    select redemption.order_id from code_redemptions redemption join orders on orders.id = redemption.order_id
    where redemption.referrer_uid = orders.uid or redemption.uid <> orders.uid
    union all select order_id from reward_entries where referrer_uid = buyer_uid and kind not in ('used', 'returned')`,
  'R1 a reward whose buyer and referrer have paid alike is held, or was, or is reversed': `
    select reward.order_id from reward_entries reward
      join orders bought on bought.uid = reward.buyer_uid join payments buying on buying.order_id = bought.id join payer_signs sign on sign.payment_id = buying.id
      join payer_signs alike on alike.digest = sign.digest join payments paying on paying.id = alike.payment_id
      join orders paid on paid.id = paying.order_id and paid.uid = reward.referrer_uid
    where reward.kind = 'earned' and not exists (
      select from reward_entries later where later.order_id = reward.order_id and later.kind in ('held', 'reversed'))`,
  'R1 what was earned is held, what was held is released, by an admin, and unless it was reversed before': `
    select later.order_id from reward_entries later where later.kind in ('held', 'released') and (
      not exists (select from reward_entries earlier where earlier.order_id = later.order_id and earlier.at <= later.at
        and earlier.kind = case later.kind when 'held' then 'earned' else 'held' end)
      or exists (select from reward_entries reversed where reversed.order_id = later.order_id and reversed.kind = 'reversed' and reversed.at < later.at)
      or (later.kind = 'released') <> (later.by_uid is not null))`,
  'R1 only what a captured payment told of its payer is kept, and no more than a digest': `
    select payment_id from payer_signs join payments on payments.id = payment_id where captured_at is null or digest !~ '^[A-Za-z0-9_-]{43}$'`,
  'R2 a buyer is rewarded for once, with the first order that she paid': `
    select reward.order_id from reward_entries reward join order_transitions paid on paid.order_id = reward.order_id and paid.status = 'paid'
      join orders other on other.uid = reward.buyer_uid and other.id <> reward.order_id and other.seats is null
      join order_transitions sooner on sooner.order_id = other.id and sooner.status = 'paid' and sooner.reached_at < paid.reached_at
    where reward.kind = 'earned'
    union all select min(order_id) from reward_entries where kind = 'earned' group by buyer_uid having count(*) > 1`,
  'R3 a reward goes to the referrer that the order was made with': `
    select reward.order_id from reward_entries reward left join code_redemptions redemption using (order_id)
      join orders on orders.id = reward.order_id
    where orders.uid <> reward.buyer_uid
      or (reward.kind not in ('used', 'returned') and redemption.referrer_uid is distinct from reward.referrer_uid)`,
  'R4 a refunded order has its reward reversed, to the paisa, and another only if an admin did so while it was held': `
    select orders.id from orders join reward_entries earned on earned.order_id = orders.id and earned.kind = 'earned'
      left join reward_entries reversed on reversed.order_id = orders.id and reversed.kind = 'reversed'
    where orders.status not in ('paid', 'refunded') or (orders.status = 'refunded' and reversed.id is null)
      or (reversed.by_uid is null and reversed.id is not null and orders.status <> 'refunded')
      or (reversed.by_uid is not null and not exists (select from reward_entries held where held.order_id = orders.id and held.kind = 'held'))
      or earned.amount_paise + reversed.amount_paise <> 0
    union all select order_id from reward_entries reversed where kind = 'reversed'
      and not exists (select from reward_entries earned where earned.order_id = reversed.order_id and earned.kind = 'earned')`,
  'R5 a reward is its percentage of what was paid, rounded half up, and capped': `
    select orders.id from reward_entries reward join orders on orders.id = reward.order_id join code_redemptions redemption on redemption.order_id = orders.id
    where reward.kind = 'earned'
      and reward.amount_paise <> least(150000, (orders.amount_paise::bigint * redemption.reward_percent + 50) / 100)`,
  'R7 an order’s discount is that of its one code': `
    select orders.id from orders left join code_redemptions redemption on redemption.order_id = orders.id
    where orders.discount_percent <> coalesce(redemption.discount_percent, 0) or (orders.discount_source is null) <> (redemption.id is null)
      or (orders.discount_paise is null) <> (redemption.discount_paise is null) or orders.discount_paise > redemption.discount_paise`,
  'R7 no code is used more often than it may be': `
    select promo.code_key from promo_codes promo join code_redemptions redemption on redemption.promo_key = promo.code_key
    where redeemed_at is not null group by promo.code_key having count(*) > promo.most_uses
    union all select promo.code_key from promo_codes promo join code_redemptions redemption on redemption.promo_key = promo.code_key
    where redeemed_at is not null group by promo.code_key, redemption.uid having count(*) > promo.most_uses_each`,
  'R7 a discount on a first purchase is given to a buyer once': `
    select uid from code_redemptions where referrer_uid is not null and redeemed_at is not null group by uid having count(*) > 1
    union all select bought.uid from code_redemptions bought join promo_codes promo on promo.code_key = bought.promo_key
      join orders other on other.uid = bought.uid and other.id <> bought.order_id and other.seats is null
      join order_transitions paid on paid.order_id = other.id and paid.status = 'paid' and paid.reached_at < bought.redeemed_at
    where promo.first_purchase_only`,
  'R7 a code counts as used when its order was paid, and is let go when it expired': `
    select orders.id from orders join code_redemptions redemption on redemption.order_id = orders.id
    where (orders.status in ('paid', 'refunded')) <> (redemption.redeemed_at is not null)
      or (orders.status = 'expired' and redemption.released_at is null)`,
  ...payoutInvariants,
  ...seatInvariants,
  'ruling 1: an approved request has refunds of exactly what was approved, and its order is refunded': `
    select request.id from refund_requests request join orders on orders.id = request.order_id
      left join refunds on refunds.request_id = request.id
    group by request.id, orders.status having request.state = 'approved'
      and (orders.status <> 'refunded' or count(refunds.id) = 0
        or (max(refunds.tries) = 1 and bool_and(failed_at is null and (asked_at is null or gateway_refund_id is not null))
          and sum(refunds.amount_paise) <> request.approved_paise)
        or sum(refunds.amount_paise) > request.approved_paise)
      or request.state <> 'approved' and count(refunds.id) > 0`,
  'ruling 1: nobody waits for the refund of an order that is refunded, or was never paid': `
    select request.id from refund_requests request join orders on orders.id = request.order_id
    where request.state = 'requested' and orders.status <> 'paid'`,
  'ruling 1: what was asked for is refunded only after an approval': `
    select id from refunds where (reason = 'requested') <> (request_id is not null)`,
  'an upgrade names the order of the same buyer whose payment it was credited with': `
    select upgrade.id from orders upgrade left join orders basis on basis.id = upgrade.built_on
    where upgrade.built_on is not null and (upgrade.kind <> 'upgrade' or basis.uid <> upgrade.uid or upgrade.credit_paise = 0)`,
  'an upgrade was paid while the payment that it was credited with was there': `
    select upgrade.id from orders upgrade join order_transitions paid on paid.order_id = upgrade.id and paid.status = 'paid'
      left join order_transitions basis on basis.order_id = upgrade.built_on and basis.status = 'paid'
      left join order_transitions gone on gone.order_id = upgrade.built_on and gone.status = 'refunded'
    where upgrade.built_on is not null
      and (basis.order_id is null or basis.reached_at > paid.reached_at or gone.reached_at < paid.reached_at)`,
  'a paid or refunded order has its one invoice or receipt, any other none': `
    select orders.id, orders.status from orders left join documents on documents.order_id = orders.id and about is null
    group by orders.id having count(documents.id) <> (orders.status in ('paid', 'refunded'))::int`,
  'the notes of an order are over what has gone back of it': `
    select orders.id, orders.status from orders left join documents on documents.order_id = orders.id and about is not null
    where orders.status in ('paid', 'refunded') group by orders.id
    having coalesce(sum(case when documents.kind in ('debit-note', 'reversal-note') then -total_paise else total_paise end), 0) <> case orders.status when 'refunded' then orders.amount_paise else
      (select refunded_paise from payments where payments.order_id = orders.id and settled_at is not null) end`,
  'the numbers of a series have no gap': `
    select document_series.series from document_series left join documents using (series) group by document_series.series
    having count(documents.id) <> last or max(serial) <> last or min(serial) <> 1`,
  'an invoice or receipt is over what was paid': `
    select documents.number from documents join orders on orders.id = documents.order_id
    where documents.uid <> orders.uid or (about is null and documents.total_paise <> orders.amount_paise)`,
  'the notes of a refunded order add up to its document': `
    select origin.number from documents origin join documents note on note.about = origin.number
      join orders on orders.id = origin.order_id and orders.status = 'refunded'
      cross join lateral (select case when note.kind in ('debit-note', 'reversal-note') then -1 else 1 end as sign) as way
    group by origin.id having bool_or(note.order_id <> origin.order_id or note.total_paise <= 0 or note.taxable_paise < 0
        or note.cgst_paise < 0 or note.igst_paise < 0)
      or (sum(note.taxable_paise * sign), sum(note.cgst_paise * sign), sum(note.igst_paise * sign))
        is distinct from (origin.taxable_paise::bigint, origin.cgst_paise::bigint, origin.igst_paise::bigint)`,
  ...schoolInvariants,
  'a paid order has its one receipt': `
    select orders.id from orders left join mails on mails.key = 'receipt:' || orders.id
    where (orders.status in ('paid', 'refunded')) <> (mails.key is not null)`,
};

/** The violated invariants, with the rows that violate them. */
export async function brokenInvariants(
  select: (query: string) => Promise<unknown[]>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const rows = await select(query);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return broken;
}

/** A payment in the gateway's records, as its API returns it. */
interface BookedPayment {
  id: string;
  captured: boolean;
  amount: number;
  amount_refunded: number;
}

/**
 * I4 and I9 against the gateway's own records: every capture there is accounted for here (as a
 * membership, a refund, or put aside), and captured minus refunded matches to the paisa.
 */
export async function booksDiffer(
  payments: readonly BookedPayment[],
  select: (query: string) => Promise<unknown[]>,
): Promise<string[]> {
  const ours = (await select(`
    select subject as id, null as net from payment_quarantine
    union all select payments.id, amount_paise - refunded_paise from payments where captured_at is not null`)) as {
    id: string;
    net: number | string | null;
  }[];
  const netOf = new Map(ours.map(({ id, net }) => [id, net === null ? null : Number(net)]));
  return payments
    .filter(({ captured }) => captured)
    .flatMap(({ id, amount, amount_refunded: refunded }) => {
      const net = netOf.get(id);
      if (net === undefined) return [`I4 the capture ${id} is unknown here`];
      return net === null || net === amount - refunded
        ? []
        : [`I9 ${id}: ${net} here, ${amount - refunded} at the gateway`];
    });
}
