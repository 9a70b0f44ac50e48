import { readFileSync } from 'node:fs';
import { section2 } from './part-1-section-2.ts';
import { section3 } from './part-1-section-3.ts';
import { section4, section5, section6, section7 } from './part-1-sections-4-to-7.ts';
import { section8, section9 } from './part-1-sections-8-and-9.ts';
import { contact2, contact3, contact4, contact5, contact8, contact9 } from './part-2-contact.ts';
import {
  addCourses2,
  addCourses4,
  addCourses5,
  addCourses8,
  addCourses9,
  courses3,
} from './part-2-courses.ts';
import { directories2, directories3, directories8, directories9 } from './part-2-directories.ts';
import {
  hackathons2,
  hackathons3,
  hackathons4,
  hackathons8,
  hackathons9,
} from './part-2-hackathons.ts';
import { investors2, investors3, investors4, investors8, investors9 } from './part-2-investors.ts';
import { landing2, landing3, landing4, landing5, landing8, landing9 } from './part-2-landing.ts';
import { marketing2, marketing9 } from './part-2-marketing.ts';
import { payments3, payments4, payments7, payments8 } from './part-2-payments.ts';
import { plans2, plans3, plans4, plans5 } from './part-2-plans.ts';
import { plans9 } from './part-2-plans-section-9.ts';
import { product1 } from './part-2-product.ts';
import { calls7, roles6 } from './part-2-roles.ts';
import type { Proof, Section } from './proofs.ts';

/**
 * The sections of both parts. Several entities can have a field of the same name, each with its own
 * proof.
 */
const parts: Readonly<Record<1 | 2, Readonly<Record<string, Section | readonly Section[]>>>> = {
  1: {
    2: section2,
    3: section3,
    4: section4,
    5: section5,
    6: section6,
    7: section7,
    8: section8,
    9: section9,
  },
  2: {
    1: product1,
    2: [landing2, plans2, directories2, investors2, contact2, marketing2, hackathons2, addCourses2],
    3: [plans3, payments3, landing3, courses3, directories3, investors3, contact3, hackathons3],
    4: [plans4, payments4, landing4, addCourses4, investors4, hackathons4, contact4],
    5: [landing5, plans5, addCourses5, contact5],
    6: roles6,
    7: [calls7, payments7],
    8: [landing8, payments8, contact8, addCourses8, directories8, investors8, hackathons8],
    9: [plans9, directories9, investors9, landing9, marketing9, hackathons9, addCourses9, contact9],
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
        [make(literal)]
          .flat()
          .map((proof) => ({ section: `part ${part} section ${section}`, literal, proof })),
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
      return heading || !line || line.startsWith('# ')
        ? []
        : [`part ${part} section ${section}: ${line}`];
    });
}
