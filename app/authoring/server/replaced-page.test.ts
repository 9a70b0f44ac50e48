import { expect, test } from 'vitest';
import { picture, uploaded } from '#test/media.ts';
import { olderPage, olderPageDesk } from '#test/upgrades.ts';

/** After the newer title and questions were taken over. */
async function takenOver() {
  const desk = await olderPageDesk();
  await desk.answer('page', 'title', 'faqs');
  const restore = () => desk.write('POST', '/supplied-page/restore');
  return { ...desk, restore };
}

test('what newer texts of the page replaced can be brought back, once', async () => {
  const desk = await takenOver();
  const { title, faqs, palette } = desk.newer;
  expect(await desk.readers()).toMatchObject({ title, faqs });
  const { pageReplacedAt } = (await desk.write('GET', '')).body;
  expect(pageReplacedAt).toEqual(expect.any(String));
  expect((await desk.restore()).body).toMatchObject({
    title: olderPage.title,
    pageReplacedAt: null,
    newerPage: false,
  });
  expect(await desk.readers()).toMatchObject(olderPage);
  expect(olderPage.palette).not.toBe(palette);
  expect((await desk.restore()).body.code).toBe('supplied/nothing-replaced');
  const { items } = (await desk.app.call('GET', '/admin/audit', { token: desk.admin })).body;
  expect(items[0]).toMatchObject({
    action: 'course-page/restore',
    details: { restored: 'title, faqs' },
  });
});

test('what somebody has changed since stays as it is', async () => {
  const desk = await takenOver();
  await desk.change({ title: 'Written since' });
  expect((await desk.restore()).status).toBe(200);
  expect(await desk.readers()).toMatchObject({ title: 'Written since', faqs: olderPage.faqs });
});

test('if all of it was changed since, nothing is brought back', async () => {
  const desk = await takenOver();
  const faqs = [{ question: 'May I bring my cat?', answer: 'It may watch.' }];
  await desk.change({ title: 'Written since', faqs });
  expect((await desk.restore()).body.code).toBe('supplied/nothing-replaced');
  expect(await desk.readers()).toMatchObject({ title: 'Written since', faqs });
});

test('if the picture of a cover was deleted meanwhile, the author is warned, and the cover comes back as a drawing', async () => {
  const desk = await olderPageDesk();
  const { thumbnail, id: media } = (
    await uploaded(desk.app, desk.admin, 'desk.jpg', await picture(1800, 1000))
  ).body;
  expect((await desk.change({ image: thumbnail })).status).toBe(200);
  await desk.answer('page', 'cover');
  const gone = async () => (await desk.write('GET', '')).body.earlierCoverGone;
  expect(await gone()).toBe(false);
  const deleted = await desk.app.call('DELETE', `/media/${media}`, { token: desk.admin });
  expect(deleted.status).toBe(204);
  expect(await gone()).toBe(true);
  expect(await desk.write('POST', '/supplied-page/restore')).toMatchObject({
    status: 200,
    body: { earlierCoverGone: false, pictureGone: true },
  });
  expect(await desk.edited()).toMatchObject({ image: null, palette: olderPage.palette });
});

test('a cover whose picture is still there comes back with it', async () => {
  const desk = await olderPageDesk();
  const { thumbnail, id: media } = (
    await uploaded(desk.app, desk.admin, 'desk.jpg', await picture(1800, 1000))
  ).body;
  await desk.change({ image: thumbnail });
  await desk.answer('page', 'cover');
  expect((await desk.edited()).image).toBeNull();
  expect((await desk.write('POST', '/supplied-page/restore')).body.pictureGone).toBe(false);
  expect((await desk.edited()).image).toContain(`/media/${media}/960.webp`);
});

test('where nothing was taken over, there is nothing to bring back', async () => {
  const desk = await olderPageDesk();
  await desk.answer('page');
  expect((await desk.write('GET', '')).body.pageReplacedAt).toBeNull();
  expect((await desk.write('POST', '/supplied-page/restore')).body.code).toBe(
    'supplied/nothing-replaced',
  );
});
