import { readFileSync } from 'node:fs';
import { section2 } from './part-1-section-2.ts';
import { section3, section4, section5, section6, section7 } from './part-1-sections-3-to-7.ts';
import { section8, section9 } from './part-1-sections-8-and-9.ts';
import { contact2, contact8, contact9 } from './part-2-contact.ts';
import { addCourses5, addCourses8, addCourses9 } from './part-2-courses.ts';
import { directories2, directories3, directories8, directories9 } from './part-2-directories.ts';
import { hackathons2, hackathons3, hackathons8, hackathons9 } from './part-2-hackathons.ts';
import { investors2, investors3, investors8 } from './part-2-investors.ts';
import { marketing2, marketing9 } from './part-2-marketing.ts';
import { purchase2, purchase3, purchase4, purchase5, purchase7, purchase8, purchase9 } from './part-2-purchase.ts';
import type { Proof, Section } from './proofs.ts';

/** The sections of both parts; of several entities with a field of the same name each has its proof. */
const parts: Readonly<Record<1 | 2, Readonly<Record<string, Section | readonly Section[]>>>> = {
  1: { 2: section2, 3: section3, 4: section4, 5: section5, 6: section6, 7: section7, 8: section8, 9: section9 },
  2: {
    2: [marketing2, purchase2, directories2, investors2, contact2, hackathons2],
    3: [purchase3, directories3, investors3, hackathons3],
    4: purchase4,
    5: [purchase5, addCourses5],
    7: purchase7,
    8: [purchase8, directories8, investors8, contact8, addCourses8, hackathons8],
    9: [purchase9, marketing9, directories9, addCourses9, contact9, hackathons9],
  },
};

export interface Row {
  section: string;
  literal: string;
  proof: Proof;
}

/** Every proof of every literal. */
export const rows: readonly Row[] = Object.entries(parts).flatMap(([part, sections]) =>
  Object.entries(sections).flatMap(([section, literals]) =>
    [literals]
      .flat()
      .flatMap((each) => Object.entries(each))
      .flatMap(([literal, make]) =>
        [make(literal)].flat().map((proof) => ({ section: `part ${part} section ${section}`, literal, proof })),
      ),
  ),
);

/** The literals of the specification itself, as `section: literal`. */
export function literalsOfThePart(part: 1 | 2): string[] {
  let section = '';
  return readFileSync(new URL(`part-${part}-literals.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const heading = /^## (\d+)\./.exec(line)?.[1];
      section = heading ?? section;
      return heading || !line || line.startsWith('# ') ? [] : [`part ${part} section ${section}: ${line}`];
    });
}
