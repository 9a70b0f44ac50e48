import { ink } from './palettes.ts';
import { hash, pick, randomFrom } from './seed.ts';
import { circle, clipped, drawing, elementId, escapeXml, path, rect, repeat } from './svg.ts';

interface Suit {
  field: string;
  dark: string;
  suit: string;
  trim: string;
}

const { jamun, night, genda, pale, sindoor, rani, mor, deep, abyss, aasman, pudina, gulab, chalk } =
  ink;

const suits: readonly [Suit, ...Suit[]] = [
  { field: genda, dark: jamun, suit: chalk, trim: rani },
  { field: aasman, dark: jamun, suit: chalk, trim: sindoor },
  { field: gulab, dark: deep, suit: chalk, trim: genda },
  { field: pudina, dark: jamun, suit: chalk, trim: mor },
  { field: rani, dark: jamun, suit: gulab, trim: genda },
  { field: mor, dark: abyss, suit: chalk, trim: genda },
  { field: jamun, dark: night, suit: gulab, trim: genda },
  { field: sindoor, dark: jamun, suit: chalk, trim: aasman },
  { field: pale, dark: jamun, suit: chalk, trim: sindoor },
  { field: deep, dark: abyss, suit: pudina, trim: gulab },
];

const visors = {
  round: 'M48,25a20,20 0 1 1 0,40a20,20 0 1 1 0,-40Z',
  wide: 'M38,28h20a15,15 0 0 1 15,15v2a15,15 0 0 1 -15,15h-20a15,15 0 0 1 -15,-15v-2a15,15 0 0 1 15,-15Z',
  arch: 'M28,62V46a20,20 0 0 1 40,0V62a4,4 0 0 1 -4,4H32a4,4 0 0 1 -4,-4Z',
  split: 'M30,30h36a6,6 0 0 1 6,6v10a24,20 0 0 1 -48,0v-10a6,6 0 0 1 6,-6Z',
};

const reflections = {
  stripe: () => '<path d="M20,66L52,18h9L29,66ZM36,66L68,18h3L39,66Z" fill="#fff" opacity=".16"/>',
  sun: ({ trim }: Suit) => `<circle cx="62" cy="33" r="9" fill="${trim}" opacity=".85"/>`,
  horizon: ({ trim }: Suit) => path('M16,61Q48,53 80,61V80H16Z', trim),
  plain: () => '',
};

const ears = {
  disc: ({ trim }: Suit) => circle(17, 46, 7, trim) + circle(79, 46, 7, trim),
  block: ({ trim }: Suit) =>
    `<rect x="10" y="37" width="10" height="18" rx="3" fill="${trim}"/><rect x="76" y="37" width="10" height="18" rx="3" fill="${trim}"/>`,
  none: () => '',
};

const crests = {
  stripe: ({ trim }: Suit) => rect(43, 14, 10, 16, trim),
  cap: ({ trim }: Suit) => path('M26,27A32,32 0 0 1 70,27Q48,16 26,27Z', trim),
  antenna: ({ trim, dark }: Suit) =>
    `<path d="M68,22L76,9" stroke="${dark}" stroke-width="3" stroke-linecap="round"/>${circle(77, 8, 4, trim)}`,
  none: () => '',
};

const shoulders = [
  'M14,100Q14,72 48,72Q82,72 82,100Z',
  'M8,100V92A16,16 0 0 1 24,76H72A16,16 0 0 1 88,92V100Z',
  'M18,100L26,74H70L78,100Z',
] as const;

export interface CrewOptions {
  /**
   * Letters in the visor; default: the first letters of the seed's first two words. '' for none:
   * below 32 px they are unreadable.
   */
  initials?: string;
  /** Visor down: slats, no letters. The seed itself must not name anybody. */
  masked?: boolean;
  label?: string;
  /** Distinguishes two portraits of one seed on one page. */
  key?: string;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word).at(0) ?? '')
    .slice(0, 2)
    .join('');

function letters(initials: string): string {
  const size = Array.from(initials).length > 1 ? 19 : 23;
  return `<text x="48" y="46.5" text-anchor="middle" dominant-baseline="central" font-family="Anek Liftoff,Anek Latin Variable,sans-serif" font-weight="700" font-size="${size}" fill="${chalk}">${escapeXml(initials)}</text>`;
}

/** A portrait that is a helmet, never a face: it assumes no gender, faith or skin colour. */
export function crew(
  seed: string,
  { initials = initialsOf(seed), masked = false, label, key }: CrewOptions = {},
): string {
  const random = randomFrom(`${seed}/crew`);
  const suit = suits[hash(seed) % suits.length] ?? suits[0];
  const visor = visors[pick(random, ['round', 'wide', 'arch', 'split'])];
  const reflection = reflections[pick(random, ['stripe', 'sun', 'horizon', 'plain'])](suit);
  const ear = ears[pick(random, ['disc', 'block', 'none'])](suit);
  const crest = crests[pick(random, ['stripe', 'cap', 'antenna', 'none'])](suit);
  const shoulder = pick(random, shoulders);
  const slats = () =>
    repeat(
      7,
      (i) => `<path d="M18,${26 + i * 7}H78" stroke="${suit.suit}" stroke-width="3" opacity=".3"/>`,
    );

  const bust =
    rect(0, 0, 96, 96, suit.field) + path(shoulder, suit.suit) + path('M30,73h36v8H30Z', suit.trim);
  const shade = `<path d="M48,14a32,32 0 0 1 0,64a40,40 0 0 0 0,-64Z" fill="${night}" opacity=".1"/>`;
  const helmet = ear + circle(48, 46, 32, suit.suit) + crest + shade + path(visor, suit.dark);
  const glass = clipped(
    elementId('visor', seed, key),
    `<path d="${visor}"/>`,
    masked ? slats() : reflection,
  );
  const name = masked || !initials ? '' : letters(initials.toUpperCase());
  return drawing('0 0 96 96', bust + helmet + glass + name, { label, fit: 'slice' });
}
