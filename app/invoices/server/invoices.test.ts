import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import type { IssuedDocument } from '../contract.ts';
import { seller } from '#test/papers.ts';
import { buyer, type Shop } from '#test/purchases.ts';
import { asks, buys, decide, openDesk } from '#test/refunds.ts';

const karnatakan = '29AAPFU0939F1ZR';

const papersOf = async (shop: Shop, { token }: { token: string }, orderId: string) =>
  (await shop.call('GET', `/documents/of-order/${orderId}`, { token })).body as IssuedDocument[];

/** The rows of this month. */
async function registerOf(shop: Shop, { token }: { token: string }) {
  const month = new Date(shop.clock.now().getTime() + 19_800_000).toISOString().slice(0, 7);
  const { bytes } = await shop.call('GET', '/admin/register', { token, query: { month } });
  return parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
}

const opened = async () => {
  const { shop, admin } = await openDesk();
  const { token } = admin;
  const set = (body: object) => shop.call('PUT', '/admin/seller', { token, body });
  return { shop, admin, set };
};

test('without a seller a payment gets a receipt, and its refund a note, each in its own series', async () => {
  const { shop, admin } = await opened();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const [receipt] = await papersOf(shop, naina, orderId);
  expect(receipt).toMatchObject({ kind: 'receipt', total: 500_000 });
  expect(receipt?.number).toMatch(/^REC\/\d\d-\d\d\/00001$/);
  const { id } = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  expect((await papersOf(shop, naina, orderId)).map(({ kind }) => kind)).toEqual([
    'receipt',
    'refund-note',
  ]);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('fifty payments at once get fifty numbers without a gap, with the tax of each buyer’s state', async () => {
  const { shop, admin, set } = await opened();
  expect((await set({ ...seller, gstin: '27AAPFU0939F1ZW' })).body.fields).toEqual({
    gstin: 'This is not a valid GSTIN. Check its 15 characters.',
  });
  expect((await set({ ...seller, state: '29' })).body.fields).toEqual({
    gstin: 'This GSTIN belongs to another state',
  });
  expect((await set(seller)).status).toBe(204);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => buyer(shop)));
  const [far] = buyers;
  await shop.call('PUT', '/billing-details', {
    token: far?.token,
    body: { name: 'Kaveri Foods', address: 'Mysuru', state: '29', gstin: null },
  });
  const orders = await Promise.all(buyers.map((who) => buys(shop, who)));
  const papers = (
    await Promise.all(buyers.map((who, index) => papersOf(shop, who, orders[index] ?? '')))
  ).flat();
  const serials = papers.map(({ number }) => Number(number.slice(-5)));
  expect(serials.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  const parts = await pool().query(
    'select taxable_paise, cgst_paise, sgst_paise, igst_paise, count(*)::int as many from documents group by 1, 2, 3, 4 order by many',
  );
  expect(parts.rows).toEqual([
    { taxable_paise: 423_729, cgst_paise: 0, sgst_paise: 0, igst_paise: 76_271, many: 1 },
    { taxable_paise: 423_728, cgst_paise: 38_136, sgst_paise: 38_136, igst_paise: 0, many: 49 },
  ]);
  const rows = await registerOf(shop, admin);
  expect(rows).toHaveLength(50);
  expect(rows.filter((row) => row['Place of supply'] === '29-Karnataka')).toHaveLength(1);
  expect(await shop.faults(orders)).toEqual([]);
});

test('the register has empty cells for what is not there, and a credit note’s amounts are numbers', async () => {
  const { shop, admin, set } = await opened();
  await set(seller);
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const { id } = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  const rows = await registerOf(shop, admin);
  const same = { 'GSTIN/UIN of recipient': '', 'Place of supply': '27-Maharashtra', Rate: '18' };
  expect(rows).toMatchObject([
    {
      ...same,
      Document: 'Tax invoice',
      'Taxable value': '4237.28',
      'Central tax': '381.36',
      'Integrated tax': '0',
      'Total value': '5000',
      'About document': '',
    },
    {
      ...same,
      Document: 'Credit note',
      'Taxable value': '-4237.28',
      'Central tax': '-381.36',
      'Integrated tax': '0',
      'Total value': '-5000',
      'About document': rows[0]?.['Number'],
    },
  ]);
});

test('a firm that gives its GSTIN without a state is taxed in the GSTIN’s state', async () => {
  const { shop, admin, set } = await opened();
  await set(seller);
  const kaveri = await buyer(shop);
  const details = { name: 'Kaveri Foods', address: 'Mysuru', state: null, gstin: karnatakan };
  const { token } = kaveri;
  expect((await shop.call('PUT', '/billing-details', { token, body: details })).status).toBe(204);
  await buys(shop, kaveri);
  expect(await registerOf(shop, admin)).toMatchObject([
    {
      'GSTIN/UIN of recipient': karnatakan,
      'Place of supply': '29-Karnataka',
      'Integrated tax': '762.71',
      'Central tax': '0',
    },
  ]);
  // Such a document outlives the account, as it is.
  const { rows } = await pool().query('select buyer from documents');
  expect(JSON.stringify(rows)).toContain(karnatakan);
  expect(JSON.stringify(rows)).not.toContain(kaveri.email);
});

test('a document is its buyer’s and finance’s, gives the same PDF each time, and never changes', async () => {
  const { shop, admin, set } = await opened();
  await set(seller);
  const [naina, other, books] = [await buyer(shop), await buyer(shop), await buyer(shop)];
  const orderId = await buys(shop, naina);
  const [paper] = await papersOf(shop, naina, orderId);
  const read = ({ token }: { token: string }) =>
    shop.call('GET', `/documents/${paper?.id}`, { token });
  const first = await read(naina);
  expect(new TextDecoder().decode(first.bytes.subarray(0, 5))).toBe('%PDF-');
  await set({ ...seller, name: 'Somebody else', gstin: null });
  expect((await read(naina)).bytes).toEqual(first.bytes);
  expect((await read(other)).status).toBe(404);
  expect(await papersOf(shop, other, orderId)).toEqual([]);
  const grant = { uid: books.uid, role: 'finance', reason: 'Keeps the books' };
  await shop.call('POST', `/admin/members/${books.uid}/role-grants`, {
    token: admin.token,
    body: grant,
  });
  expect((await read(books)).status).toBe(200);
  await expect(pool().query('update documents set total_paise = 1')).rejects.toThrow(
    'never changes',
  );
  await expect(pool().query('delete from documents')).rejects.toThrow('never changes');
});
