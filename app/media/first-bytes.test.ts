import { expect, test } from 'vitest';
import { formatOf } from './first-bytes.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', 'a JPEG picture'],
  ['\x89PNG\r\n\x1a\n', 'a PNG picture'],
  ['RIFF....WEBPVP8 ', 'a WebP picture'],
  ['\0\0\0\x20ftypisom', 'an MP4 video'],
  ['\0\0\0\x20ftypmif1', 'a HEIC picture'],
  ['\x1a\x45\xdf\xa3', 'a WebM video'],
  ['%PDF-1.7', 'a PDF'],
  ['PK\x03\x04', 'a ZIP archive'],
  ['MZ\x90\0', 'a program'],
  ['#!/bin/sh', 'a program'],
  ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="…">', 'an SVG picture'],
  ['  <!DOCTYPE html><script>', 'a web page'],
  ['name,tiffins\nAsha,12', 'text'],
  ['\0\0\0\0', 'a file we don’t know'],
  ['\xff\xfe\x41', 'a file we don’t know'],
] as const)('%j is %s', (start, format) => {
  expect(formatOf(bytes(start))).toBe(format);
});

test('text that is cut off inside a sign is text', () => {
  expect(formatOf(new TextEncoder().encode('हिसाब').subarray(0, 4))).toBe('text');
});
