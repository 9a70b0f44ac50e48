import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questionsOfDocument } from '#app/marketing/questions.ts';
import { siteLinks } from '#app/marketing/site-links.ts';
import type { SearchSource } from '#app/platform/feature.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { gatewayWords } from '#app/shared/gateway-words.ts';
import { guaranteeWords } from '#app/shared/guarantee-words.ts';
import { referralWords } from '#app/shared/referral-terms.ts';
import type { FoundText } from '#app/shared/search-hit.ts';
import { holdsWords } from '#app/shared/search-words.ts';

type Found = Required<FoundText>;
let made: { from: string; questions: Promise<readonly Found[]> } | undefined;

/** Made once for a release and the settings that the answers name. */
function readQuestions(): Promise<readonly Found[]> {
  const words = { ...referralWords(), ...guaranteeWords(), ...gatewayWords() };
  const from = JSON.stringify(words);
  if (made?.from !== from) made = { from, questions: questionsWith(words) };
  return made.questions;
}

async function questionsWith(words: Readonly<Record<string, string>>): Promise<readonly Found[]> {
  const source = await readFile(join(projectRoot, 'content', 'faq.md'), 'utf8');
  return questionsOfDocument(source, words).groups.flatMap(({ title, questions }) =>
    questions.map(({ id, question, text }) => ({
      title: question,
      detail: title,
      path: `/faq#${id}`,
      text,
    })),
  );
}

/** Hits in the title come before hits in the text. */
const titleFirst = (
  hits: readonly Required<FoundText>[],
  words: readonly string[],
  limit: number,
): FoundText[] =>
  hits
    .filter(({ title, text }) => holdsWords(`${title} ${text}`, words))
    .toSorted(
      (one, other) => Number(holdsWords(other.title, words)) - Number(holdsWords(one.title, words)),
    )
    .slice(0, limit);

export const questionsSource: SearchSource = {
  kind: 'questions',
  label: 'Questions and answers',
  rank: 60,
  find: async (_ctx, { words, limit }) => titleFirst(await readQuestions(), words, limit),
};

export const pagesSource: SearchSource = {
  kind: 'pages',
  label: 'Pages',
  rank: 70,
  find: async (_ctx, { words, limit }) =>
    titleFirst(
      siteLinks.flatMap(({ links }) =>
        links.map(({ label, path, about }) => ({ title: label, detail: about, path, text: about })),
      ),
      words,
      limit,
    ),
};
