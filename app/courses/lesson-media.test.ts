import { expect, test } from 'vitest';
import { withSigned, type ShownMedia } from '#app/media/shown-media.ts';
import { lessonPieces } from './lesson-html.ts';

const id = 'x'.repeat(22);
const shown: ShownMedia = {
  id,
  owner: 'asha',
  kind: 'picture',
  name: 'counter.jpg',
  size: 2000,
  width: 960,
  height: 640,
  widths: [480, 960],
  decorative: false,
};

const signed = (markdown: string): string =>
  lessonPieces(markdown, new Map([[id, shown]]))
    .map((piece) => ('html' in piece ? withSigned(piece.html, (path) => `${path}?by=us`) : ''))
    .join('');

test('every copy of a picture is signed', () => {
  const html = signed(`![A counter](/media/${id})`);
  expect(html).toContain(`src="/media/${id}/960.webp?by=us"`);
  expect(html).toContain(
    `srcset="/media/${id}/480.webp?by=us 480w, /media/${id}/960.webp?by=us 960w"`,
  );
});

test.each([
  `![Theirs](https://else.example/media/${id}/960.webp)`,
  `![Theirs](//else.example/media/${id}/960.webp)`,
  `[Theirs](https://else.example/?a=,%20/media/${id}/file)`,
  `[By hand](/media/${id}/file)`,
  `![By hand](/media/${id}/960.webp)`,
])('nothing else is: %s', (markdown) => {
  expect(signed(markdown)).not.toContain('by=us');
});

test('neither are the words beside a picture', () => {
  const html = signed(`![Two, /media/${id}/file](/media/${id} "And, /media/${id}/file")`);
  expect(html.split('by=us').length - 1).toBe(3);
});
