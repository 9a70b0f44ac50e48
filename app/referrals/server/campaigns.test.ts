import { expect, test } from 'vitest';
import { signedInAdmin } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { campaignNow } from './face.ts';
import { seedPromoCodes } from './seed.ts';

const day = 86_400_000;
const spring = {
  id: '1',
  words: 'Spring Sale: Get 30% off on all courses with code',
  code: 'SPRING30',
};

const terms = {
  percent: 30,
  amount: null,
  plans: [],
  minimum: null,
  firstPurchaseOnly: false,
  mostUses: 1,
  mostUsesEach: 1,
};

/** A shop with its starting campaign, which nobody has ended. */
async function desk() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha.rao@example.in' });
  await seedPromoCodes(shop.clock);
  const { token } = await signedInAdmin(shop);
  const at = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString();
  const written = { words: 'Diwali: 20% off with code', code: 'spring30', endsAt: null };
  const plan = (body: object) =>
    shop.call('POST', '/admin/campaigns', { token, body: { ...written, ...body } });
  const change = (id: string, body: object) =>
    shop.call('PUT', `/admin/campaigns/${id}`, {
      token,
      body: { ...written, version: 1, ...body },
    });
  const end = (id: string, version = 1) =>
    shop.call('POST', `/admin/campaigns/${id}/end`, { token, body: { version } });
  const shown = async () => {
    const { campaign, validUntil } = await campaignNow(shop);
    const { id, words, code } = campaign ?? {};
    return { campaign: campaign && { id, words, code }, until: validUntil?.toISOString() ?? null };
  };
  const list = async (query: Record<string, string> = {}) =>
    (await shop.call('GET', '/admin/campaigns', { token, query })).body;
  return { shop, token, at, plan, change, end, shown, list };
}

test('a new database runs the specified campaign until somebody ends it', async () => {
  const { shop, end, shown, list } = await desk();
  expect(await shown()).toEqual({ campaign: spring, until: null });
  expect((await end('1')).status).toBe(204);
  await expect.poll(shown).toEqual({ campaign: null, until: null });
  expect((await list()).items).toMatchObject([{ id: '1', state: 'ended', code: 'SPRING30' }]);
  expect((await end('1', 2)).body.code).toBe('campaigns/ended');
  await seedPromoCodes(shop.clock);
  expect((await list()).total).toBe(1);
});

test('a planned campaign begins and ends by itself', async () => {
  const { shop, at, plan, end, shown, list } = await desk();
  await end('1');
  const [startsAt, endsAt] = [at(day), at(2 * day)];
  const { status, body } = await plan({ startsAt, endsAt });
  expect([status, body.state]).toEqual([201, 'planned']);
  await expect.poll(shown).toEqual({ campaign: null, until: startsAt });
  shop.clock.advance({ days: 1 });
  const diwali = { id: body.id, words: 'Diwali: 20% off with code', code: 'SPRING30' };
  expect(await shown()).toEqual({ campaign: diwali, until: endsAt });
  expect((await list()).items[0]).toMatchObject({ state: 'running', madeBy: 'Asha Rao' });
  shop.clock.advance({ days: 1 });
  expect(await shown()).toEqual({ campaign: null, until: null });
  expect((await list()).items.map(({ state }: { state: string }) => state)).toEqual([
    'ended',
    'ended',
  ]);
});

test('two campaigns never run at once', async () => {
  const { at, plan, change, end } = await desk();
  const fault = (await plan({ startsAt: at(day) })).body;
  expect([fault.code, Object.keys(fault.fields)]).toEqual(['campaigns/overlap', ['startsAt']]);
  await end('1');
  const [startsAt, endsAt] = [at(day), at(2 * day)];
  const first = await plan({ startsAt, endsAt });
  const second = await plan({ startsAt: endsAt });
  expect([first.status, second.status]).toEqual([201, 201]);
  const { id } = first.body;
  const later = await change(id, { startsAt, endsAt: at(3 * day) });
  expect(later.body.code).toBe('campaigns/overlap');
  expect((await change(id, { words: 'Diwali week', startsAt, endsAt })).body.words).toBe(
    'Diwali week',
  );
  expect((await change(id, { startsAt, endsAt })).body.code).toBe('campaigns/changed-meanwhile');
  expect((await end(id)).body.code).toBe('campaigns/changed-meanwhile');
  // Nothing is left of one that was cancelled before its start.
  expect((await end(id, 2)).status).toBe(204);
  expect((await end(id, 2)).status).toBe(404);
  expect((await change(second.body.id, { startsAt, endsAt })).status).toBe(200);
});

test('of ten admins who plan the same days at once, one succeeds', async () => {
  const { at, plan, end, list } = await desk();
  await end('1');
  const [startsAt, endsAt] = [at(day), at(2 * day)];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => plan({ words: `Sale ${nth}`, startsAt, endsAt })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'campaigns/overlap')).toHaveLength(9);
  expect((await list()).total).toBe(2);
});

test('a campaign needs a code that is valid as long as it runs', async () => {
  const { shop, token, at, plan, end } = await desk();
  await end('1');
  const faultOf = async (body: object) => {
    const { body: answer } = await plan({ startsAt: at(day), ...body });
    return [answer.code, ...Object.keys(answer.fields ?? {})];
  };
  const codeEnds = at(3 * day);
  expect(await faultOf({ code: 'NOBODYS' })).toEqual(['campaigns/unknown-code', 'code']);
  await shop.call('POST', '/admin/promo-codes', {
    token,
    body: {
      code: 'DIWALI',
      ...terms,
      percent: 20,
      validFrom: at(0),
      validUntil: codeEnds,
    },
  });
  const notValid = ['campaigns/code-not-valid', 'code'];
  expect(await faultOf({ code: 'DIWALI' })).toEqual(notValid);
  expect(await faultOf({ code: 'DIWALI', endsAt: at(4 * day) })).toEqual(notValid);
  expect(await faultOf({ code: 'DIWALI', startsAt: at(-day), endsAt: at(day) })).toEqual(notValid);
  expect(await faultOf({ code: 'DIWALI', endsAt: codeEnds })).toEqual(['DIWALI']);
  await shop.call('POST', '/admin/promo-codes/diwali/end', { token });
  expect(await faultOf({ code: 'DIWALI', endsAt: at(2 * day) })).toEqual(notValid);
});

test('a campaign ends after its start, and not in the past', async () => {
  const { at, plan, end } = await desk();
  await end('1');
  const tomorrow = at(day);
  const order = (await plan({ startsAt: tomorrow, endsAt: tomorrow })).body;
  expect(order.fields).toEqual({ endsAt: 'The end must be after the start' });
  const past = (await plan({ startsAt: at(-2 * day), endsAt: at(-day) })).body;
  expect([past.code, Object.keys(past.fields)]).toEqual(['campaigns/in-the-past', ['endsAt']]);
});

test('a code that was ended or is used up is not advertised', async () => {
  const { shop, token, shown, list } = await desk();
  const { items } = (await shop.call('GET', '/admin/promo-codes', { token })).body;
  const { validFrom, validUntil, version } = items[0];
  const limited = await shop.call('PUT', '/admin/promo-codes/spring30', {
    token,
    body: { ...terms, validFrom, validUntil, version },
  });
  expect(limited.status).toBe(200);
  const campaign = async () => (await shown()).campaign;
  expect(await campaign()).toEqual(spring);
  const naina = await buyer(shop);
  await shop.order(naina, 'basicPlan', 'SPRING30');
  await shop.runJobs({ ahead: true });
  await expect.poll(campaign).toBeNull();
  expect((await list()).items[0]).toMatchObject({ state: 'running', codeState: 'used-up' });
  await shop.order(naina, 'basicPlan');
  await shop.runJobs({ ahead: true });
  await expect.poll(campaign).toEqual(spring);
  await shop.call('POST', '/admin/promo-codes/spring30/end', { token });
  await expect.poll(campaign).toBeNull();
});

test('campaigns are listed ten at a time, the latest first, and every change is in the log', async () => {
  const { shop, token, at, plan, end, list } = await desk();
  await end('1');
  for (let nth = 1; nth <= 10; nth += 1)
    await plan({ words: `Sale ${nth}`, startsAt: at(nth * day), endsAt: at((nth + 1) * day) });
  const { items, total, pages } = await list();
  expect([total, pages, items.length, items[0].words]).toEqual([11, 2, 10, 'Sale 10']);
  expect((await list({ page: '2' })).items).toMatchObject([{ id: '1' }]);
  await end(items[0].id);
  const now = await plan({ words: 'Today only', startsAt: null, endsAt: at(day / 2) });
  expect(now.body.state).toBe('running');
  const log = (await shop.call('GET', '/admin/audit', { token })).body;
  const done = log.items.map((entry: { action: string }) => entry.action);
  expect(done.slice(0, 2)).toEqual(['campaign/create', 'campaign/cancel']);
});
