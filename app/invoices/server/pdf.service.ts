import { planLabel } from '#app/memberships/plans.ts';
import { termText } from '#app/payments/offer-terms.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { a4Sheet, pdfsInTurn, type PdfFont, type Sheet } from '#app/platform/pdf.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { logoDrawing } from '#app/ui/art/logo-mark.ts';
import { amountInWords } from '../amount-in-words.ts';
import { documentNames, originOf } from '../series.ts';
import {
  buyerLines,
  footOf,
  money,
  quantityOf,
  sellerLines,
  totalNames,
  waysOf,
} from './pdf.answers.ts';
import type { DocumentRow } from './queries.ts';
import { documentFor } from './service.ts';

const edge = 56;
const width = 595.28 - 2 * edge;
const ink = '#321025';
const soft = '#6b5563';

/**
 * A document as a tagged PDF, A4. The same document gives the same bytes.
 * @throws {Problem} invoices/not-found, server/busy
 */
export async function documentPdf(
  ctx: Context<Actor>,
  id: string,
): Promise<{ number: string; bytes: Uint8Array<ArrayBuffer> }> {
  const row = await documentFor(ctx, id);
  return { number: row.number, bytes: await pdfsInTurn(() => drawn(row)) };
}

async function drawn(row: DocumentRow): Promise<Uint8Array<ArrayBuffer>> {
  const { facts } = row;
  const name = documentNames[row.kind];
  const author = facts.seller?.name ?? facts.school;
  const [{ sheet, bytes }, { default: drawSvg }] = await Promise.all([
    a4Sheet({
      layout: 'portrait',
      title: `${name} ${row.number}`,
      author,
      subject: `${money(row.total_paise)}, ${instantText(row.issued_at, 'date')}`,
      date: row.issued_at,
    }),
    import('svg-to-pdfkit'),
  ]);
  const page = writerOn(sheet);
  page.figure(`The mark of ${facts.school}`, () => {
    const mark = logoDrawing({ body: ink, fin: '#e51475', light: '#ffb618' });
    drawSvg(
      sheet,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${mark}</svg>`,
      edge,
      48,
      { width: 30, height: 30 },
    );
  });
  page.say(facts.school, { y: 52, x: 40, font: 'display', size: 20 });
  page.say(name, { y: 104, font: 'display', size: 26, tag: 'H1' });
  let y = 146;
  const facing = (left: string[], right: string[]) => {
    const half = width / 2 - 12;
    const below = [
      page.block(left, { y, measure: half }),
      page.block(right, { y, x: width / 2 + 12, measure: half }),
    ];
    y = Math.max(...below) + 22;
  };
  facing(
    [
      'Number',
      row.number,
      ...(row.about ? [`For ${documentNames[originOf(row.kind)].toLowerCase()} ${row.about}`] : []),
    ],
    ['Date', instantText(row.issued_at, 'date')],
  );
  facing(sellerLines(row), buyerLines(row));
  y = lines(page, row, y);
  page.say(amountInWords(row.total_paise), { y: y + 14, font: 'strong', size: 10.5 });
  page.say(footOf(row), { y: y + 44, size: 9.5, colour: soft, measure: width });
  page.end();
  return bytes;
}

type Page = ReturnType<typeof writerOn>;

/** What was sold, its tax and the total; returns the place below. */
function lines(page: Page, row: DocumentRow, from: number): number {
  const { facts } = row;
  const { order } = facts;
  const rate = facts.ratePercent ?? 0;
  let y = from;
  const line = (name: string, amount: string, strong = false) => {
    page.rule(y);
    const style = {
      y: y + 9,
      size: strong ? 13 : 10.5,
      font: strong ? 'display' : 'text',
    } as const;
    const below = page.say(name, { ...style, measure: width - 120 });
    page.say(amount, { ...style, x: width - 120, measure: 120, align: 'right' });
    y = below + 9;
  };
  const sac = facts.sac ? ` (SAC ${facts.sac})` : '';
  line(
    [
      `${planLabel(order.planType)}${sac}`,
      termText(order),
      ...quantityOf(row),
      `Order ${order.id}`,
    ].join('\n'),
    money(facts.sac ? row.taxable_paise : row.total_paise),
  );
  if (facts.sac && row.igst_paise > 0) line(`IGST ${rate}%`, money(row.igst_paise));
  if (facts.sac && row.cgst_paise > 0) {
    line(`CGST ${rate / 2}%`, money(row.cgst_paise));
    line(`SGST ${rate / 2}%`, money(row.sgst_paise));
  }
  line(totalNames[row.kind], money(row.total_paise), true);
  for (const [name, paise] of waysOf(row)) line(name, money(paise));
  page.rule(y);
  return y;
}

type LatinFont = 'text' | 'strong' | 'display';

interface Style {
  y: number;
  x?: number;
  font?: LatinFont;
  size?: number;
  measure?: number;
  colour?: string;
  tag?: 'H1';
  align?: 'right';
}

const devanagari: Record<LatinFont, PdfFont> = {
  text: 'devanagariText',
  strong: 'devanagariStrong',
  display: 'devanagari',
};

/** Writes tagged text and lines from top to bottom. */
function writerOn(sheet: Sheet) {
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  /** Returns the place below the text. */
  const say = (text: string, style: Style): number => {
    const { y, x = 0, font = 'text', size = 10.5, measure = width, tag = 'P', align } = style;
    const box = { width: measure, lineGap: size * 0.2, ...(align && { align }) };
    // A name that this font can't write would leave empty boxes.
    const face = /\p{Script=Devanagari}/u.test(text) ? devanagari[font] : font;
    sheet.font(face).fontSize(size);
    const below = y + sheet.heightOfString(text, box);
    const element = sheet.struct(tag);
    element.add(sheet.markStructureContent(tag));
    sheet.fillColor(style.colour ?? ink).text(text, edge + x, y, box);
    sheet.endMarkedContent();
    element.end();
    root.add(element);
    return below;
  };
  return {
    say,
    /** A heading and its lines. */
    block([heading = '', first = '', ...rest]: string[], style: Style): number {
      let y = say(heading, { ...style, size: 9.5, colour: soft });
      y = say(first, { ...style, y: y + 2, font: 'strong', size: 11.5 });
      for (const text of rest) y = say(text, { ...style, y });
      return y;
    },
    rule(y: number): void {
      sheet.markContent('Artifact', { type: 'Layout' });
      sheet
        .moveTo(edge, y)
        .lineTo(edge + width, y)
        .lineWidth(0.75)
        .stroke('#d9ccd5');
      sheet.endMarkedContent();
    },
    figure(alt: string, draw: () => void): void {
      const element = sheet.struct('Figure', { alt });
      element.add(draw);
      element.end();
      root.add(element);
    },
    end(): void {
      root.end();
      sheet.end();
    },
  };
}
