import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { mediaDoor, picture, uploaded, video } from '#test/media.ts';
import { grantRole, signedIn, signedInAdmin } from '#test/people.ts';
import { authoredIn } from '#test/upgrades.ts';

/** An author with a course that was never on sale, and a picture in the author's library. */
async function atCover() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(app);
  const [author, other] = [
    await signedIn(app, { email: 'imran@example.in' }),
    await signedIn(app, { email: 'lata@example.in' }),
  ];
  for (const person of [author, other]) await grantRole(app, person, admin, 'author');
  const as = ({ token }: { token: string }, method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });
  const begun = {
    title: 'Agents at the desk',
    slug: 'agents',
    description: 'What to hand over.',
    instructor: 'Imran Qureshi',
  };
  const { id } = (await as(author, 'POST', '/authoring/courses', begun)).body;
  const at = `/authoring/courses/${id}`;
  const page = async (person = author) => (await as(person, 'GET', `${at}/page`)).body;
  const save = async (image: string | null, person = author) => {
    const { version, ...edited } = await page(person);
    return as(person, 'PUT', `${at}/page`, { ...authoredIn(edited), version, image });
  };
  const onSale = async (published: boolean) => {
    const { version } = await page();
    const { status } = await as(admin, 'PUT', `/admin/courses/${id}/publication`, {
      published,
      version,
    });
    expect(status).toBe(200);
  };
  const door = mediaDoor(app);
  const unsigned = async (media: string) => (await door(`/media/${media}/960.webp`)).status;
  const send = async ({ token }: { token: string }, name = 'desk.jpg', width = 1800) =>
    (await uploaded(app, token, name, await picture(width, 1000))).body;
  return { app, admin, author, other, at, as, page, save, onSale, door, unsigned, send };
}

test('a picture of the library is the cover: public from the first sale on, and not deleted while it is', async () => {
  const { app, admin, author, at, as, page, save, onSale, door, unsigned, send } = await atCover();
  const { id: media, thumbnail } = await send(author);
  const saved = await save(thumbnail);
  expect(saved.status).toBe(200);
  // The copy that fits a card; before the first sale only with a signature.
  expect(saved.body.image).toMatch(new RegExp(`^/media/${media}/960\\.webp\\?for=`));
  expect((await door(saved.body.image)).status).toBe(200);
  expect(await unsigned(media)).toBe(403);
  const { courses: desk } = (await as(admin, 'GET', '/admin/courses')).body;
  expect((await door(desk.at(-1).image)).status).toBe(200);

  const file = (await as(author, 'GET', `/media/${media}`)).body;
  expect([file.uses, file.usedIn]).toEqual([1, [{ course: 'Agents at the desk', lesson: null }]]);
  const refused = await as(author, 'DELETE', `/media/${media}`);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'The cover of “Agents at the desk” uses this file. Take it out there first.',
  ]);

  await onSale(true);
  expect(await unsigned(media)).toBe(200);
  expect((await app.call('GET', '/catalogue/agents')).body.image).toBe(`/media/${media}/960.webp`);
  expect((await as(author, 'GET', `${at}/export`)).body).toMatchObject([{ image: null }]);
  // Learners keep a course that was taken down.
  await onSale(false);
  expect(await unsigned(media)).toBe(200);

  // Saved again as its author has it, and then taken away.
  expect((await save((await page()).image)).status).toBe(200);
  expect(await unsigned(media)).toBe(200);
  expect((await save(null)).body.image).toBeNull();
  expect(await unsigned(media)).toBe(403);
  expect((await as(author, 'DELETE', `/media/${media}`)).status).toBe(204);
});

test('the cover of an announced course is public while it is announced', async () => {
  const { author, at, as, save, unsigned, send } = await atCover();
  const { id: media, thumbnail } = await send(author);
  await save(thumbnail);
  const announced = { words: 'It is coming.', points: [], opens: 'In May' };
  expect((await as(author, 'PUT', `${at}/announcement`, announced)).status).toBeLessThan(300);
  expect(await unsigned(media)).toBe(200);
  expect((await as(author, 'DELETE', `${at}/announcement`)).status).toBeLessThan(300);
  expect(await unsigned(media)).toBe(403);
});

test('an author makes no one else’s picture public, and a cover is a picture that is there', async () => {
  const { app, admin, author, other, as, page, save, send } = await atCover();
  const { thumbnail: theirs } = await send(other);
  expect((await save(theirs)).body).toMatchObject({
    code: 'courses/no-picture',
    fields: { image: expect.stringContaining('someone who doesn’t write this course') },
  });
  // Admins may choose anyone's, and authors may then keep it.
  expect((await save(theirs, admin)).status).toBe(200);
  expect((await save((await page()).image)).status).toBe(200);

  const { thumbnail: gone, id } = await send(author, 'gone.jpg');
  expect((await as(author, 'DELETE', `/media/${id}`)).status).toBe(204);
  const film = (await uploaded(app, author.token, 'a.webm', await video('vp9', 'webm'))).body;
  for (const image of [gone, `/media/${film.id}`, `/media/${'x'.repeat(22)}`])
    expect((await save(image)).body).toMatchObject({
      code: 'courses/no-picture',
      fields: { image: expect.stringContaining('not in the library any more') },
    });
  for (const image of ['/media/short', 'http://school.example/a.png', '/dashboard'])
    expect((await save(image)).body.fields).toHaveProperty('image');
  const { thumbnail: small, id: narrow } = await send(author, 'narrow.jpg', 300);
  expect((await save(small)).body.image).toContain(`/media/${narrow}/300.webp?`);
});
