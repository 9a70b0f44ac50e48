import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { turns } from './turns.ts';

/** Never WOFF2: pdfkit writes its text, and readers show an empty page. */
const fonts = {
  text: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  strong: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  display: '@expo-google-fonts/anek-latin/800ExtraBold/AnekLatin_800ExtraBold.ttf',
  devanagari: '@expo-google-fonts/anek-devanagari/800ExtraBold/AnekDevanagari_800ExtraBold.ttf',
  devanagariStrong: '@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf',
  devanagariText: '@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
} as const;
export type PdfFont = keyof typeof fonts;

/** Whether our fonts have all of it: Latin with its accents, Devanagari, digits and common signs. */
export const canWrite = (text: string): boolean =>
  /^(?:[\p{Script=Latin}\p{Script=Devanagari}\p{M}\s\x21-\x7e‘’“”–—…·°₹©®™।॥]|\u{200c}|\u{200d})+$/u.test(
    text,
  );

const resolve = createRequire(import.meta.url).resolve;
const files = new Map<PdfFont, Promise<Buffer>>();

function fontFile(font: PdfFont): Promise<Buffer> {
  const file = files.get(font) ?? readFile(resolve(fonts[font]));
  files.set(font, file);
  return file;
}

/** A sheet takes 40 ms of the event loop's thread. */
export const pdfsInTurn = turns({ atOnce: 1, longestQueue: 16 });

export type Sheet = PDFKit.PDFDocument;

interface SheetOptions {
  layout: 'portrait' | 'landscape';
  title: string;
  author: string;
  subject: string;
  /** Also the date of its creation, so that the same content gives the same bytes. */
  date: Date;
}

/** An A4 sheet that is tagged and has our fonts, and its bytes once it is ended. */
export async function a4Sheet({ layout, title, author, subject, date }: SheetOptions): Promise<{
  sheet: Sheet;
  bytes: Promise<Uint8Array<ArrayBuffer>>;
}> {
  // Loaded with the first one: most processes never draw any.
  const { default: PDFDocument } = await import('pdfkit');
  const sheet: Sheet = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  });
  for (const font of Object.keys(fonts) as PdfFont[])
    sheet.registerFont(font, await fontFile(font));
  return { sheet, bytes: collected(sheet) };
}

async function collected(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of sheet) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
}
