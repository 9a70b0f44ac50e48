import { expect, inject, test } from 'vitest';
import { member } from '../journeys/people.ts';
import { openVisitor } from './open-visitor.ts';

const lesson = '/dashboard/my-courses/interfaces-people-trust/lessons/empty-loading-broken';

test('a video plays from a line of its transcript, which follows, and goes on there after a reload', async () => {
  const { token } = await member(inject('applicationUrl'));
  const visitor = await openVisitor('phone', { token });
  await visitor.visit(lesson);
  const ask = (what: string) =>
    visitor.engine.evaluate(`document.querySelector('.lesson-video video').${what}`);
  await visitor.click({ role: 'button', name: 'Transcript' });
  // The page stops the video itself: the test may look some lines too late.
  await visitor.engine.evaluate(
    `document.addEventListener('timeupdate', ({ target }) => target.currentTime > 23.6 && target.pause(), true)`,
  );
  await visitor.click({ role: 'button', starts: '0:16' });
  await visitor.until('hears the next line', async () => Number(await ask('currentTime')) > 23.6);
  await visitor.see({ selector: '.transcript [aria-current=true]', starts: '0:23' });
  expect(await ask('textTracks.length')).toBe(1);
  await visitor.until('has it kept', async () => {
    await visitor.visit(lesson);
    return visitor.glance({ role: 'button', starts: 'Go on at 0:2' });
  });
  await visitor.click({ role: 'button', starts: 'Go on at 0:2' });
  await visitor.until('goes on', async () => Number(await ask('currentTime')) > 23.6);
});
