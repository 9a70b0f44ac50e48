import { expect, test } from 'vitest';
import { isGooglePicture } from './google-picture-address.ts';

test.each([
  ['https://lh7-rt.googleusercontent.com/docsz/AD_4nXc?key=abc', true],
  ['https://lh3.googleusercontent.com:443/x', true],
  ['http://lh3.googleusercontent.com/x', false],
  ['https://lh3.googleusercontent.com:8443/x', false],
  ['https://someone@lh3.googleusercontent.com/x', false],
  ['https://lh3.googleusercontent.com@169.254.169.254/x', false],
  ['https://googleusercontent.com/x', false],
  ['https://evilgoogleusercontent.com/x', false],
  ['https://lh3.googleusercontent.com.evil.example/x', false],
  ['https://a.b.googleusercontent.com/x', false],
  ['file:///C:/picture.png', false],
  ['no address', false],
])('%s: %s', (address, expected) => {
  expect(isGooglePicture(address)).toBe(expected);
});
