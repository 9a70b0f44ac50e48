import { expect, test } from 'vitest';
import { thumbnailAddress } from './thumbnail.ts';

const id = '1aB_cD-eF2gH3iJ4kL5mN6oP7';

test.each([
  `https://drive.google.com/file/d/${id}/view?usp=sharing`,
  `https://drive.google.com/open?id=${id}`,
  `https://docs.google.com/uc?export=view&id=${id}`,
])('%s becomes a thumbnail of width 1000', (link) => {
  expect(id).toHaveLength(25);
  expect(thumbnailAddress(link)).toBe(`https://drive.google.com/thumbnail?id=${id}&sz=w1000`);
});

test.each([
  '',
  'https://drive.google.com/file/d/1aB_cD-eF2gH3iJ4kL5mN6oP/view',
  `https://images.example.in/${id}.png`,
  `https://evil.example/https://drive.google.com/file/d/${id}/view`,
])('%j stays as it is', (link) => {
  expect(thumbnailAddress(link)).toBe(link);
});
