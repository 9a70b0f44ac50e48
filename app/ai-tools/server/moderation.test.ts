import { expect, test } from 'vitest';
import { signedIn } from '#test/people.ts';
import { loomly, mails, openDesk, recorded, told } from '#test/ai-tools-desk.ts';

test('a suggestion is shown with possible duplicates, and is settled once: published or declined', async () => {
  const { app, ask, add, list } = await openDesk();
  const { token, uid } = await signedIn(app);
  const suggest = (name: string, website: string) =>
    app.call('POST', '/ai-tools/suggestions', {
      token,
      body: { name, website, words: 'Please add it.' },
    });
  await add({ name: 'Kissa', website: 'https://kissa.example.in/' });
  await ask('PUT', 'ai-tools/kissa/publication', { shown: false, version: 1 });
  await suggest('Kissa Two', 'https://www.kissa.example.in/two');
  await suggest('Loomly', loomly.website);
  const { suggestions, counts } = await list('ai-tool-suggestions');
  expect(counts).toMatchObject({ missing: 2, changed: 0 });
  expect(suggestions).toMatchObject([
    {
      by: 'Naina Gill',
      words: 'Please add it.',
      missing: { name: 'Kissa Two', like: [{ id: 'kissa', name: 'Kissa', shown: false }] },
      changed: null,
    },
    { missing: { name: 'Loomly', like: [] } },
  ]);
  const [double, missing] = suggestions;
  expect((await add({ suggestion: missing.id })).status).toBe(201);
  expect((await add({ name: 'Another', suggestion: missing.id })).body.code).toBe(
    'tools/settled-meanwhile',
  );
  expect((await app.call('GET', '/ai-tools/another')).status).toBe(404);
  const settlement = `ai-tool-suggestions/${double.id}/settlement`;
  expect((await ask('POST', settlement, { accepted: false })).status).toBe(204);
  expect((await ask('POST', settlement, { accepted: true })).body.code).toBe(
    'tools/settled-meanwhile',
  );
  expect(
    (await ask('POST', 'ai-tool-suggestions/none/settlement', { accepted: true })).body.code,
  ).toBe('tools/no-suggestion');
  expect((await list('ai-tool-suggestions')).suggestions).toEqual([]);
  expect((await recorded()).slice(-2)).toMatchObject([
    { action: 'ai-tool/accept', subject_id: missing.id, person_uid: uid },
    { action: 'ai-tool/decline', subject_id: double.id, person_uid: uid },
  ]);
});

test('the author of a suggestion is notified of the outcome once, in the app and by mail, unless such mails are turned off', async () => {
  const { app, ask, add, list } = await openDesk();
  const naina = await signedIn(app);
  const suggest = async (name: string, website: string): Promise<string> => {
    await app.call('POST', '/ai-tools/suggestions', {
      token: naina.token,
      body: { name, website, words: 'Please add it.' },
    });
    return (await list('ai-tool-suggestions')).suggestions[0].id;
  };
  const settle = (id: string, body: object) =>
    ask('POST', `ai-tool-suggestions/${id}/settlement`, body);

  await add({ name: 'Loomly Studio', suggestion: await suggest('Loomly', loomly.website) });
  const [added] = await told(app, naina);
  expect(added).toMatchObject({
    title: 'Loomly Studio is in our directory',
    link: { href: '/ai-tools/loomly-studio' },
  });

  const declined = await suggest('Kissa', 'https://kissa.example.in/');
  // No tool of that name is published.
  expect((await settle(declined, { accepted: true })).body.code).toBe('tools/not-found');
  expect(await told(app, naina)).toHaveLength(1);
  const tries = await Promise.all(
    [1, 2].map(() =>
      settle(declined, { accepted: false, words: ' It is no tool, it is a shop. ' }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
  expect((await told(app, naina))[0]).toMatchObject({
    title: 'We did not add Kissa',
    text: 'It is no tool, it is a shop.',
  });
  const subjects = (await mails(app, naina)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Loomly Studio is in our directory',
    'We did not add Kissa',
  ]);

  await app.call('PUT', '/notifications/preferences', {
    token: naina.token,
    body: { category: 'reports', mailed: false },
  });
  const there = await suggest('Patang', 'https://patang.example.in/');
  await add({ name: 'Patang', website: 'https://patang.example.in/' });
  expect((await settle(there, { accepted: true })).status).toBe(204);
  expect((await told(app, naina))[0]).toMatchObject({
    title: 'Patang is in our directory',
    link: { href: '/ai-tools/patang' },
  });
  expect(await mails(app, naina)).toHaveLength(2);
});

test('a report is shown beside its tool until it is settled, and its author is notified', async () => {
  const { app, ask, add, list } = await openDesk();
  await add();
  const naina = await signedIn(app);
  const { token } = naina;
  await app.call('POST', '/ai-tools/loomly/reports', {
    token,
    body: { words: 'It costs more now.' },
  });
  const { suggestions } = await list('ai-tool-suggestions', { kind: 'changed' });
  expect(suggestions).toMatchObject([
    { words: 'It costs more now.', missing: null, changed: { id: 'loomly', version: 1 } },
  ]);
  await ask('POST', `ai-tool-suggestions/${suggestions[0].id}/settlement`, { accepted: true });
  expect(await told(app, naina)).toMatchObject([
    { title: 'We corrected Loomly', link: { href: '/ai-tools/loomly' } },
  ]);
  expect(
    (await app.call('POST', '/ai-tools/loomly/reports', { token, body: { words: 'And more.' } }))
      .status,
  ).toBe(201);

  // Once it is hidden, the notification no longer links to its page.
  await ask('PUT', 'ai-tools/loomly/publication', { shown: false, version: 1 });
  const [again] = (await list('ai-tool-suggestions', { kind: 'changed' })).suggestions;
  await ask('POST', `ai-tool-suggestions/${again.id}/settlement`, { accepted: false });
  expect((await told(app, naina))[0]).toMatchObject({
    title: 'We looked at your report about Loomly',
    text: 'Thank you for telling us. We checked it and found nothing to change.',
    link: null,
  });
});
