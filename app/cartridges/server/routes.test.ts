import { expect, test } from 'vitest';
import { atCartridges, lineFor } from '#test/cartridge-desk.ts';
import { pagesMade, type CartridgeMade } from '#test/cartridges.ts';
import { picture } from '#test/media.ts';
import { grantRole, makeAuthor, signedIn } from '#test/people.ts';

/** Two pages, one with pictures and a file; a link; and things that we don’t take. */
const shop = async (): Promise<CartridgeMade> => ({
  items: [
    {
      title: 'Open the <b>shop</b>'.replaceAll('<', '&lt;'),
      items: [
        { title: 'Say hello', resource: 'hello' },
        {
          title: 'More',
          items: [{ title: 'Take money', resource: 'money' }],
        },
        { title: 'Read on', resource: 'link' },
        { title: 'Talk', resource: 'talk' },
        { title: 'A tool', resource: 'tool' },
        { title: 'Strange', resource: 'strange' },
      ],
    },
    { title: 'Price list', resource: 'prices' },
  ],
  resources: [
    { id: 'hello', type: 'webcontent', href: 'pages/hello.html' },
    { id: 'money', type: 'webcontent', href: 'pages/money.html' },
    { id: 'link', type: 'imswl_xmlv1p3', files: ['link.xml'] },
    { id: 'talk', type: 'imsdt_xmlv1p3', files: ['talk.xml'] },
    { id: 'tool', type: 'imsbasiclti_xmlv1p0', files: ['tool.xml'] },
    { id: 'strange', type: 'weather_xmlv1p0', files: ['weather.xml'] },
    { id: 'prices', type: 'webcontent', href: 'web_resources/prices.txt' },
    { id: 'counter', type: 'webcontent', href: 'web_resources/my%20counter.jpg' },
    { id: 'broken', type: 'webcontent', href: 'web_resources/broken.png' },
    { id: 'spare', type: 'webcontent', href: 'web_resources/spare.jpg' },
  ],
  files: {
    'pages/hello.html':
      '<h2>Say who you are</h2><p>Look: <img src="$IMS-CC-FILEBASE$/my%20counter.jpg?canvas=1" alt="The counter"></p>' +
      '<p><img src="../web_resources/broken.png" alt="A sign">, <a href="%24IMS-CC-FILEBASE%24/prices.txt">prices</a>, ' +
      '<a href="$WIKI_REFERENCE$/pages/money">next</a>, <a href="javascript:alert(1)">press</a></p>',
    'pages/money.html': '<p>Ask &lt;script&gt; for the *payment*</p><script>alert(1)</script>',
    'link.xml':
      '<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"><title>Other</title><url href="https://chat.example/a_(b)"/></webLink>',
    'talk.xml': '<topic><title>Talk</title></topic>',
    'tool.xml': '<cartridge/>',
    'weather.xml': '<weather/>',
    'web_resources/prices.txt': 'Thali 120',
    'web_resources/my counter.jpg': await picture(320, 200),
    'web_resources/broken.png': 'no picture',
    'web_resources/spare.jpg': await picture(320, 200),
  },
});

test('a page that begins with its own title gives a lesson that does not repeat it', async () => {
  const { send, stages, write } = await atCartridges();
  const before = (await stages()).length;
  await send(
    pagesMade({
      'Write *it*': '<h1>Write *it*</h1><p>Say who you are.</p><h2>Write *it*</h2>',
      Answer: '<h1>Answer fast</h1><p>Within the hour.</p>',
      'Only this': '<h1>Only this</h1>',
    }),
  );
  const [stage] = (await stages()).slice(before);
  const texts = await Promise.all(
    (stage?.lessons ?? []).map(async ({ id }) => (await write('GET', `/lessons/${id}`)).body.body),
  );
  expect(texts).toEqual([
    'Say who you are.\n\n## Write \\*it\\*',
    '## Answer fast\n\nWithin the hour.',
    '## Only this',
  ]);
});

test('a package is shown first, then added at the end of the draft, with its pictures', async () => {
  const { post, send, stages, write, library, readers } = await atCartridges();
  const made = await shop();
  const [before, published] = [await stages(), await readers()];
  const shown = await post(made);
  expect([shown.status, await stages(), await library()]).toEqual([200, before, []]);
  expect(shown.body).toMatchObject({
    title: 'Sell by chat',
    version: '1.3',
    stages: 2,
    lessons: 4,
  });

  const { status, body } = await send(made);
  expect(status).toBe(200);
  const after = await stages();
  expect(after.slice(0, before.length)).toEqual(before);
  const added = after.slice(before.length);
  expect(added.map(({ title, lessons }) => [title, ...lessons.map((each) => each.title)])).toEqual([
    ['Open the <b>shop</b>', 'Say hello', 'Take money', 'Read on'],
    ['Sell by chat', 'Price list'],
  ]);
  const texts = await Promise.all(
    added
      .flatMap(({ lessons }) => lessons)
      .map(async ({ id }) => (await write('GET', `/lessons/${id}`)).body),
  );
  const items: { id: string; name: string }[] = await library();
  const idOf = new Map(items.map(({ id, name }) => [name, id]));
  expect(new Set(idOf.keys())).toEqual(new Set(['my counter.jpg', 'prices.txt']));
  expect(texts.map((text) => [text.kind, text.body])).toEqual([
    [
      'reading',
      `## Say who you are\n\nLook: ![The counter](/media/${idOf.get('my counter.jpg')})\n\n` +
        `A sign, [prices](/media/${idOf.get('prices.txt')}), next, press`,
    ],
    ['reading', String.raw`Ask \<script> for the \*payment\*`],
    ['reading', '[Read on](https://chat.example/a_%28b%29)'],
    ['file', `[Price list](/media/${idOf.get('prices.txt')})`],
  ]);

  expect(lineFor(body, 'Say hello')).toEqual({
    name: 'Say hello',
    kind: 'Page',
    outcome: 'changed',
    note: 'A lesson. Lost: a link inside the cartridge, of which only the words are left (2 times). Without broken.png.',
  });
  expect(lineFor(body, 'Take money')).toMatchObject({
    outcome: 'changed',
    note: 'A lesson. Lost: a script.',
  });
  expect(lineFor(body, 'More')).toMatchObject({ kind: 'Folder', outcome: 'changed' });
  expect(lineFor(body, 'Talk')).toMatchObject({ kind: 'Discussion', outcome: 'left' });
  expect(lineFor(body, 'A tool')).toMatchObject({ kind: 'External tool', outcome: 'left' });
  expect(lineFor(body, 'Strange')).toMatchObject({
    kind: 'Unknown',
    outcome: 'left',
    note: 'We don’t know the type “weather_xmlv1p0”.',
  });
  expect(lineFor(body, 'my counter.jpg')).toMatchObject({ outcome: 'taken' });
  expect(lineFor(body, 'broken.png')).toMatchObject({
    outcome: 'left',
    note: expect.stringContaining('is really text'),
  });
  expect(lineFor(body, 'spare.jpg')).toMatchObject({
    outcome: 'left',
    note: 'No page that was taken over uses it.',
  });
  // Readers see nothing of it.
  expect(await readers()).toEqual(published);
});

test('what a course has no room for, or refuses, is left out, and its line says why', async () => {
  const { send, stages } = await atCartridges();
  const before = (await stages()).flatMap(({ lessons }) => lessons).length;
  const pages = Object.fromEntries(
    Array.from({ length: 301 - before }, (_, at) => [`Page ${at}`, '<p>Hello</p>']),
  );
  const long = { 'Too long': `<p>${'word '.repeat(20_001)}</p>` };
  const { body } = await send(pagesMade({ ...long, ...pages }));
  expect(body.lessons).toBe(300 - before);
  expect(lineFor(body, 'Too long')).toMatchObject({
    outcome: 'left',
    note: 'It is longer than a lesson may be: 1,00,000 characters.',
  });
  expect(lineFor(body, `Page ${300 - before}`)).toMatchObject({
    outcome: 'left',
    note: 'A course has at most 300 lessons.',
  });
  const again = await send(pagesMade({ Hello: '<p>Hello</p>' }));
  expect([again.status, again.body.code]).toEqual([409, 'cartridges/nothing']);
});

test('a package from a stranger is refused with its reason, and one of somebody else’s course too', async () => {
  const { app, id, admin, send } = await atCartridges();
  const { status, body } = await send(Buffer.from('Hello'));
  expect([status, body]).toEqual([
    400,
    {
      code: 'cartridges/unreadable',
      error: 'This package can’t be read. It is not a zip file, or it is damaged.',
    },
  ]);
  const author = await signedIn(app, { email: 'one@example.in' });
  const other = await signedIn(app, { email: 'other@example.in' });
  await makeAuthor(app, author, { token: admin }, id);
  await grantRole(app, other, { token: admin }, 'author');
  const page = pagesMade({ Welcome: '<p>Hello</p>' });
  expect((await send(page, { token: other.token })).status).toBe(404);
  expect((await send(page, { token: author.token })).status).toBe(200);
  const log = await app.call('GET', '/admin/audit', { token: admin });
  expect(JSON.stringify(log.body)).toContain('Imported a Common Cartridge');
});

test('a package is added once, also if its answer was lost', async () => {
  const { keep, ask, post, stages, write, library } = await atCartridges();
  const made = await shop();
  const kept = await keep(made);
  const { stamp } = (await ask(kept)).body;
  const added = await ask(kept, { stamp });
  const after = [await stages(), await library()];
  const again = await ask(kept, { stamp });
  expect([again.status, again.body]).toEqual([200, added.body]);
  expect([await stages(), await library()]).toEqual(after);

  // Whatever was done to the draft since then.
  await write('POST', '/stages', { title: 'After launch' });
  expect((await ask(kept, { stamp })).body).toEqual(added.body);
  const other = await post(pagesMade({ Hello: '<p>Hello</p>' }), { stamp });
  expect([other.status, other.body.code]).toEqual([409, 'cartridges/not-as-shown']);
  // With a new report it can be added again, if the author means it.
  const more = await keep(made);
  const shown = await ask(more);
  expect((await ask(more, { stamp: shown.body.stamp })).status).toBe(200);
  expect(await stages()).toHaveLength((after[0]?.length ?? 0) + 3);
  // Its files are those that were stored before.
  expect(await library()).toHaveLength(2);
});

test('of two requests that add the same package at once, one adds it, and its files, once', async () => {
  const { keep, ask, stages, library } = await atCartridges();
  const kept = await keep(await shop());
  const before = (await stages()).length;
  const { stamp } = (await ask(kept)).body;
  const replies = await Promise.all([ask(kept, { stamp }), ask(kept, { stamp })]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const added = replies.find(({ status }) => status === 200);
  expect((await ask(kept, { stamp })).body).toEqual(added?.body);
  expect(await stages()).toHaveLength(before + 2);
  expect(await library()).toHaveLength(2);
});

test('a draft that is discarded, or changed by someone else, takes the package as it is then shown', async () => {
  const { keep, ask, send, stages, write } = await atCartridges();
  const made = pagesMade({ Hello: '<p>Hello</p>' });
  const before = (await stages()).length;
  expect((await send(made)).status).toBe(200);
  await write('DELETE', '/draft');
  const kept = await keep(made);
  const { stamp } = (await ask(kept)).body;
  await write('POST', '/stages', { title: 'After launch' });
  const refused = await ask(kept, { stamp });
  expect([refused.status, refused.body.code]).toEqual([409, 'cartridges/not-as-shown']);
  const shown = await ask(kept);
  expect((await ask(kept, { stamp: shown.body.stamp })).status).toBe(200);
  expect(await stages()).toHaveLength(before + 2);
});
