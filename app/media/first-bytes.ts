import type { Format } from './file-kinds.ts';

/** How many bytes `formatOf` needs. */
export const firstBytes = 4096;

const signatures: readonly (readonly [RegExp, Format])[] = [
  [/^\xff\xd8\xff/, 'a JPEG picture'],
  [/^\x89PNG\r\n\x1a\n/, 'a PNG picture'],
  [/^GIF8[79]a/, 'a GIF picture'],
  [/^RIFF[^]{4}WEBP/, 'a WebP picture'],
  [/^[^]{4}ftyp(heic|heix|hevc|mif1|msf1|avif|avis)/, 'a HEIC picture'],
  [/^[^]{4}ftyp/, 'an MP4 video'],
  [/^\x1a\x45\xdf\xa3/, 'a WebM video'],
  [/^%PDF-/, 'a PDF'],
  [/^PK(\x03\x04|\x05\x06)/, 'a ZIP archive'],
  [/^(MZ|\x7fELF|#!|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe)/, 'a program'],
];

/** In text: what a browser would run if it were shown as what it is. */
const markup: readonly (readonly [RegExp, Format])[] = [
  [/^\s*(<\?xml[^]*?\?>\s*)?(<!--[^]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i, 'an SVG picture'],
  [/^\s*(<!doctype html|<html[\s>]|<script[\s>])/i, 'a web page'],
];

/** What a file is, by its first bytes: anyone can fake a name or a type. */
export function formatOf(bytes: Uint8Array): Format {
  const start = Array.from(bytes.subarray(0, 64), (byte) => String.fromCharCode(byte)).join('');
  const signed = signatures.find(([signature]) => signature.test(start));
  if (signed) return signed[1];
  const text = textOf(bytes);
  if (text === undefined) return 'a file we don’t know';
  return markup.find(([sign]) => sign.test(text))?.[1] ?? 'text';
}

/** Undefined if they are no text in UTF-8. The last sign may be cut off. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
