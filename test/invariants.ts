/**
 * What must hold of the money at any moment, whatever happened (reliability.md 3.2): each query selects what breaks it. I7 and the
 * uniqueness of I3 are also the database's own keys; I10 is the chaos script's to watch.
 */
export const invariants: Readonly<Record<string, string>> = {
  'I1 a paid order has exactly one period that counts, a refunded one none, any other no period at all': `
    select orders.id, orders.status from orders left join membership_periods period on period.order_id = orders.id
    group by orders.id having not case
      when orders.status = 'paid' then count(period.id) = 1 and count(period.reversed_at) = 0
      when orders.status = 'refunded' then count(period.id) = 1 and count(period.reversed_at) = 1
      else count(period.id) = 0 end`,
  'I1 years that count never overlap': `
    select a.id, b.id as other from membership_periods a join membership_periods b
      on a.uid = b.uid and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.reversed_at is null and b.reversed_at is null`,
  'I2 what settled an order is its amount, in its currency': `
    select payments.id from payments join orders on orders.id = payments.order_id
    where settled_at is not null and (payments.amount_paise <> orders.amount_paise or payments.currency <> orders.currency)`,
  'I2 a payment that did not add up gave no membership': `
    select subject from payment_quarantine join payments on payments.id = subject
    where reason in ('amount-mismatch', 'currency-mismatch') and settled_at is not null`,
  'I3 each event has one outcome': `
    select gateway_events.event_id from gateway_events left join gateway_event_outcomes outcome using (event_id) where outcome.event_id is null`,
  'I3 a paid order was paid by exactly one payment': `
    select orders.id from orders left join payments on payments.order_id = orders.id and settled_at is not null
    where (orders.status in ('paid', 'refunded')) <> (payments.id is not null)`,
  'I4 a capture has either paid its order or is to be given back': `
    select payments.id from payments left join refunds on refunds.payment_id = payments.id and reason = 'duplicate'
    where captured_at is not null and settled_at is null
      and not (duplicate_at is not null and (refunds.id is not null or refunded_paise = payments.amount_paise))`,
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
  'a paid order has its one receipt': `
    select orders.id from orders left join mails on mails.key = 'receipt:' || orders.id
    where (orders.status in ('paid', 'refunded')) <> (mails.key is not null)`,
};

/** The invariants that do not hold, with the rows that break them. */
export async function brokenInvariants(select: (query: string) => Promise<unknown[]>): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const rows = await select(query);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return broken;
}

/** A payment of the gateway's books, as its API answers. */
interface BookedPayment {
  id: string;
  captured: boolean;
  amount: number;
  amount_refunded: number;
}

/**
 * I4 and I9 against the gateway's own books: every capture there is accounted for here (as a membership, a refund, or put aside), and
 * captured less refunded is the same to the paisa.
 */
export async function booksDiffer(payments: readonly BookedPayment[], select: (query: string) => Promise<unknown[]>): Promise<string[]> {
  const ours = (await select(`
    select payments.id, amount_paise - refunded_paise as net from payments where captured_at is not null
    union all select subject, null from payment_quarantine`)) as { id: string; net: number | string | null }[];
  const netOf = new Map(ours.map(({ id, net }) => [id, net === null ? null : Number(net)]));
  return payments
    .filter(({ captured }) => captured)
    .flatMap(({ id, amount, amount_refunded: refunded }) => {
      const net = netOf.get(id);
      if (net === undefined) return [`I4 the capture ${id} is unknown here`];
      return net === null || net === amount - refunded ? [] : [`I9 ${id}: ${net} here, ${amount - refunded} at the gateway`];
    });
}
