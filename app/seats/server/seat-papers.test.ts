import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { InvoicesTables } from '#app/invoices/server/tables.ts';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { ask, passDays, zephyr } from '#test/deletions.ts';
import { signedIn } from '#test/people.ts';
import { buyer } from '#test/purchases.ts';
import { openDesk } from '#test/refunds.ts';
import { buysSeats, codesOf, looksAt, redeems } from '#test/seats.ts';
import { seatsPersonalData } from './personal-data.service.ts';
import type { SeatsTables } from './tables.ts';

test('the invoice names the quantity, and its tax is that of the whole line', async () => {
  const { shop, admin } = await openDesk();
  await shop.call('PUT', '/admin/seller', {
    token: admin.token,
    body: {
      name: 'Liftoff Learning Private Limited',
      address: '12 Lamington Road\nMumbai 400007',
      state: '27',
      gstin: '27AAPFU0939F1ZV',
      sac: '999293',
      ratePercent: 18,
    },
  });
  const office = await buyer(shop);
  const { orderId } = await buysSeats(shop, office, 7, 'collegePlan');
  const [paper] = await q<InvoicesTables>().selectFrom('documents').selectAll().execute();
  expect(paper).toMatchObject({ kind: 'invoice', total_paise: 7 * 180_000 });
  expect(paper?.facts.order).toMatchObject({ kind: 'seats', seats: 7, planType: 'collegePlan' });
  const { taxable_paise: taxable = 0, igst_paise: igst = 0 } = paper ?? {};
  const { cgst_paise: cgst = 0, sgst_paise: sgst = 0 } = paper ?? {};
  expect(taxable + igst + cgst + sgst).toBe(1_260_000);
  expect([cgst, sgst]).toEqual([96_102, 96_102]);
  const file = await shop.call('GET', `/documents/${paper?.id}`, { token: office.token });
  expect(file.bytes.length).toBeGreaterThan(5000);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a code is mailed once, each address gets one code of an order, and the table lists them all', async () => {
  const { shop } = await openDesk();
  const office = await buyer(shop);
  const naina = await buyer(shop, 'naina@example.in');
  const { codes } = await buysSeats(shop, office, 3);
  const [first, second] = codes;
  const mails = (id = '', email = 'Naina@Example.in', who = office) =>
    shop.call('POST', `/seats/${id}/mail`, { token: who.token, body: { email } });
  expect((await mails(first?.id, 'naina@example.in', naina)).status).toBe(404);
  expect((await mails(first?.id)).status).toBe(204);
  expect((await mails(first?.id, 'other@example.in')).body.code).toBe('seat/sent');
  expect((await mails(second?.id)).body.code).toBe('seat/address-has-one');
  const [mail] = await shop.mailbox('naina@example.in');
  expect(mail?.subject).toBe(`${office.displayName} has bought you a membership of Liftoff`);
  const link = new URL(mail?.links.find((each) => each.includes('/redeem')) ?? '');
  expect(link.searchParams.get('code')).toBe(first?.code);
  expect((await codesOf(shop, office))[0]).toMatchObject({ sentTo: 'naina@example.in' });

  expect((await redeems(shop, naina, first?.code ?? '')).status).toBe(200);
  expect((await mails(first?.id)).body.code).toBe('seat/not-free');
  const table = async ({ token }: { token: string }): Promise<Record<string, string>[]> =>
    parse(Buffer.from((await shop.call('GET', '/seats/table', { token })).bytes), {
      columns: true,
    });
  expect(await table(naina)).toEqual([]);
  const rows = await table(office);
  expect(rows.map((row) => [row['No.'], row['State'], row['Code'], row['Sent to']])).toEqual([
    ['1', 'Redeemed', '', ''],
    ['2', 'Unused', second?.code, ''],
    ['3', 'Unused', codes[2]?.code, ''],
  ]);

  const { exportOf, erase } = seatsPersonalData;
  expect((await exportOf?.(naina))?.data).toMatchObject({
    bought: [],
    redeemed: [{ planType: 'basicPlan', withdrawnAt: null }],
  });
  expect((await exportOf?.(office))?.data).toMatchObject({ bought: { length: 3 }, redeemed: [] });
  // Someone who was sent a code leaves: the buyer no longer sees the address.
  expect((await mails(second?.id, 'leaves@example.in')).status).toBe(204);
  const leaver = { uid: 'leaves', email: 'leaves@example.in' };
  await tx(async () => erase?.(systemContext(shop.clock, 'test'), leaver));
  expect((await codesOf(shop, office))[1]).toMatchObject({ state: 'free', sentTo: null });
});

test('when a buyer leaves, the readable codes are deleted, and those given away still work', async () => {
  const { shop } = await openDesk();
  const office = await signedIn(shop, zephyr);
  const { codes, orderId } = await buysSeats(shop, office, 2);
  const [given, mailed] = codes;
  await shop.call('POST', `/seats/${mailed?.id}/mail`, {
    token: office.token,
    body: { email: 'asha.k@example.in' },
  });
  const exported = await seatsPersonalData.exportOf?.({ uid: office.uid, email: office.email });
  expect(JSON.stringify(exported)).toContain('asha.k@example.in');
  expect(JSON.stringify(exported)).not.toContain(given?.code);
  expect((await ask(shop, office)).status).toBeLessThan(300);
  // The receipt still waits, as it would while the mail server is down.
  await sql`update mails set sent_at = null, message = ${JSON.stringify({ to: office.email })}
    where key like 'receipt:%'`.execute(q());
  await passDays(shop, 15);

  const rows = await q<SeatsTables>().selectFrom('seats').selectAll().execute();
  expect(rows.map(({ code, sent_to: to }) => [code, to])).toEqual([
    [null, null],
    [null, null],
  ]);
  const naina = await buyer(shop);
  expect((await looksAt(shop, naina, given?.code ?? '')).body.from).toBe(null);
  expect((await redeems(shop, naina, given?.code ?? '')).status).toBe(200);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});
