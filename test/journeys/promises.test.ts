import { expect, inject, test } from 'vitest';
import { readStartingCourses } from '#app/courses/server/starting-courses.service.ts';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import { pages } from '#app/shared/pages.ts';
import { promises } from '../promises.ts';

const url = inject('applicationUrl');

/**
 * Where we say what we sell. Not here: the policies, which are what keeps it, and what describes
 * the products of others or teaches.
 */
const selling =
  '/ /courses /paths /startup-builder /pitch-deck /placements /hackathon /faq /contact /register /login'
    .split(' ')
    .concat((await readStartingCourses()).map(({ slug }) => `/courses/${slug}`));

const withoutText = /<(script|style|svg|template)\b[^]*?<\/\1>/g;
const block =
  /<\/?(?:article|aside|br|button|dd|details|div|dl|dt|figure|h\d|header|label|li|ol|p|section|small|summary|table|td|th|tr|ul)\b[^>]*>/g;
const entities = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&nbsp;': ' ' };

/** The sentences between the header and the footer of a page. A question promises nothing. */
async function sentencesOf(path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const [, main = ''] = /<main\b[^>]*>([^]*)<\/main>/.exec(html) ?? [];
  expect([path, main.length > 500]).toEqual([path, true]);
  return main
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(withoutText, ' ')
    .replaceAll(block, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|#x27|quot|nbsp);/g, (each) => entities[each as keyof typeof entities])
    .split('\n')
    .flatMap((text) =>
      text
        .replaceAll(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?]) /),
    )
    .filter((sentence) => !sentence.endsWith('?'));
}

test('every promise of a public page is one that we know, and that we still make', async () => {
  const sentences = (await Promise.all(selling.map(sentencesOf))).flat();
  const known = new Set(promises.flatMap(({ said }) => said));
  const made = new Set(
    sentences.filter((sentence) => promises.some(({ words }) => words.test(sentence))),
  );
  expect([...made].filter((sentence) => !known.has(sentence))).toEqual([]);
  expect([...known].filter((sentence) => !made.has(sentence))).toEqual([]);
});

test('every feature of a plan is among the promises', async () => {
  const plans = (await (await fetch(`${url}/api/plans`)).json()) as PlanAnswer[];
  const known = promises.flatMap(({ said }) => said);
  expect(plans.flatMap(({ features }) => features).filter((each) => !known.includes(each))).toEqual(
    [],
  );
});

test('the pages that keep the promises exist, and those that some wait for do not yet', () => {
  const there = new Set<string>(pages.map(({ path }) => path));
  const keepers = promises.flatMap(({ keptBy }) => keptBy ?? []);
  expect(keepers.filter((path) => !there.has(path))).toEqual([]);
  const awaited = promises.flatMap(({ waitsFor }) => waitsFor?.until ?? []);
  expect(awaited.filter((path) => there.has(path))).toEqual([]);
  const nobodys = promises.filter(({ keptBy, waitsFor }) => !keptBy && !waitsFor);
  expect(nobodys.flatMap(({ said }) => said)).toEqual([]);
});
