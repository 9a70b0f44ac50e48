import type drawSvg from 'svg-to-pdfkit';
import { brand } from '#app/shared/brand.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { a4Sheet, canWrite, pdfsInTurn, type PdfFont, type Sheet } from '#app/platform/pdf.ts';
import { draw } from '#app/ui/art/draw.ts';
import { logoDrawing } from '#app/ui/art/logo-mark.ts';
import type { PublicCertificate } from '../contract.ts';
import { kindWords } from '../certificate-kinds.ts';
import { nameClass, patchText, sheetFacts, titleClass } from '../sheet-words.ts';
import { certificateOf } from './service.ts';

/** A4 landscape; the sheet's own unit is a hundredth of its width, as on the page. */
const width = 841.89;
const height = 595.28;
const unit = width / 100;
const edge = 4.6 * unit;
const ink = '#321025';

/**
 * The certificate as a tagged PDF, A4 landscape. The same certificate gives the same bytes.
 * @throws {Problem} certificates/not-found, server/busy
 */
export async function certificatePdf(typed: string): Promise<Uint8Array<ArrayBuffer>> {
  const certificate = await certificateOf(typed);
  return pdfsInTurn(() => drawn(certificate));
}

type Element = ReturnType<Sheet['struct']>;
type DrawSvg = typeof drawSvg;

async function drawn(certificate: PublicCertificate): Promise<Uint8Array<ArrayBuffer>> {
  const { number, name, subject, issuedAt, finishedAt } = certificate;
  const [{ sheet, bytes }, { default: drawSvg }] = await Promise.all([
    a4Sheet({
      layout: 'landscape',
      title: `Certificate ${number}: ${name} finished ${subject.title}`,
      author: brand.name,
      subject: `Finished on ${instantText(finishedAt, 'date')}`,
      date: new Date(issuedAt),
    }),
    import('svg-to-pdfkit'),
  ]);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  root.add(pictures(sheet, certificate, drawSvg));
  for (const element of words(sheet, certificate)) root.add(element);
  root.end();
  sheet.end();
  return bytes;
}

/** Paper, window, badge, mark and QR code, as one figure. */
function pictures(sheet: Sheet, certificate: PublicCertificate, drawSvg: DrawSvg) {
  const { subject, code, printedAddress, withdrawn } = certificate;
  const look = { palette: subject.palette, glyph: subject.icon };
  const figure = sheet.struct('Figure', {
    alt: `A rocket in a window, the badge, and a QR code with the address ${printedAddress}`,
  });
  figure.add(() => {
    sheet.rect(0, 0, width, height).fill('#fdfafc');
    const place = (svg: string, x: number, y: number, w: number, h = w) =>
      drawSvg(sheet, svg, x, y, { width: w, height: h, fontCallback: () => 'display' });
    const w = 29 * unit;
    const h = height - 2 * edge;
    const x = width - edge - w;
    sheet.save();
    // A nose: half a circle on straight sides.
    sheet.path(
      `M${x} ${edge + h}V${edge + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${edge + w / 2}V${edge + h}Z`,
    );
    sheet.clip();
    place(draw('launch-window', subject.slug, look), x, edge, w, h);
    sheet.restore();
    const badge = 15 * unit;
    const rim = { text: patchText(subject), sub: brand.name };
    const patch = draw('patch', subject.slug, { shape: 'scallop', ...look, ...rim });
    place(patch, width - 22.6 * unit - badge, height - 7.6 * unit - badge, badge);
    // A withdrawn one loses its ink.
    if (withdrawn)
      sheet
        .rect(x - 6 * unit, 0, width, height)
        .fillOpacity(0.7)
        .fill('#fdfafc')
        .fillOpacity(1);
    place(markSvg, edge, edge, 2.9 * unit);
    const codeSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}"><path d="${code.path}" fill="${ink}"/></svg>`;
    place(codeSvg, edge, height - edge - 7.2 * unit, 7.2 * unit);
  });
  figure.end();
  return figure;
}

const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${logoDrawing({ body: ink, fin: '#e51475', light: '#ffb618' })}</svg>`;

interface Style {
  font: PdfFont;
  /** Units of the sheet. */
  size: number;
  /** The width to break lines at. */
  measure?: number;
  lang?: string;
  tag?: 'H1';
  colour?: string;
}

/** The text of the sheet from top to bottom, each paragraph with its tag. */
function words(sheet: Sheet, certificate: PublicCertificate): Element[] {
  const { name, subject, summary, printedAddress, withdrawn } = certificate;
  const elements: Element[] = [];
  const faded = withdrawn ? '#7b6a75' : ink;
  /** Writes a paragraph and returns the place below it. */
  const say = (text: string, x: number, y: number, style: Style) => {
    const { font, size, measure = 55, lang, tag = 'P', colour = ink } = style;
    const box = { width: measure * unit, lineGap: size * 0.12 * unit };
    sheet.font(font).fontSize(size * unit);
    const below = y + sheet.heightOfString(text, box) / unit;
    const element = sheet.struct(tag);
    element.add(
      // Without the actual text, a copied name in Devanagari has its signs in the wrong order.
      sheet.markStructureContent(tag, lang ? { actual: text, lang } : {}),
    );
    sheet.fillColor(colour).text(text, edge + x * unit, y * unit, box);
    sheet.endMarkedContent();
    element.end();
    elements.push(element);
    return below;
  };

  say(brand.name, 3.7, 5, { font: 'display', size: 2.1 });
  let y = say('Certificate of completion', 0, 12.9, { font: 'strong', size: 1.45 });
  const whose = nameStyle(name);
  y = say(whose.text, 0, y + 0.9, { ...whose.style, tag: 'H1', colour: faded });
  y = say(kindWords[subject.kind].did, 0, y + 1, { font: 'strong', size: 1.45 });
  const size = { longest: 1.9, long: 2.6, short: 3.4 }[titleClass(subject.title) ?? 'short'];
  y = say(subject.title, 0, y + 0.6, { ...styleOf(subject.title), size, colour: faded });
  y = say(summary, 0, y + 0.9, { font: 'text', size: 1.45, measure: 50 });
  if (withdrawn) say('Withdrawn', 0, y + 1, { font: 'display', size: 4.9, colour: '#a3221b' });

  let x = 0;
  const boxes = 50.2;
  for (const [fact, value] of sheetFacts(certificate)) {
    sheet.font('display').fontSize(1.75 * unit);
    const wide = sheet.widthOfString(value) / unit + 3.2;
    const corner = 1.3 * unit;
    sheet.markContent('Artifact', { type: 'Layout' });
    sheet
      .roundedRect(edge + x * unit, boxes * unit, wide * unit, 5.6 * unit, corner)
      .fill('#f2ebef');
    sheet.endMarkedContent();
    say(fact, x + 1.5, boxes + 1, { font: 'text', size: 1.1, measure: wide });
    say(value, x + 1.5, boxes + 2.6, { font: 'display', size: 1.75, measure: wide });
    x += wide + 0.4;
  }
  const small = { size: 1.1, measure: 44 };
  const below = say(`Check it at ${printedAddress}`, 8.6, 60.6, { font: 'strong', ...small });
  say('The page says whether it is valid. Trust the page, not the paper.', 8.6, below, {
    font: 'text',
    ...small,
  });
  return elements;
}

/** Sizes as on the page; a name that no font of ours can write is left to the page. */
function nameStyle(name: string): { text: string; style: Style } {
  const text = canWrite(name) ? name : 'The person named on its page';
  const size = { longest: 2.8, longer: 3.6, long: 5.6, short: 7.2 }[nameClass(text) ?? 'short'];
  return { text, style: { ...styleOf(text), size } };
}

const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const styleOf = (text: string): Pick<Style, 'font' | 'lang'> =>
  isDevanagari(text) ? { font: 'devanagari', lang: 'hi-IN' } : { font: 'display' };
