import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { questionsOfDocument } from '#app/marketing/questions.ts';
import { siteLinks } from '#app/marketing/site-links.ts';
import type { SearchSource } from '#app/platform/feature.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import type { FoundText } from '#app/shared/search-hit.ts';
import { holdsWords } from '#app/shared/search-words.ts';

let questions: Promise<readonly Required<FoundText>[]> | undefined;

/** Read on first use: they change only with a release. */
const readQuestions = () =>
  (questions ??= readFile(join(projectRoot, 'content', 'faq.md'), 'utf8').then((source) =>
    questionsOfDocument(source).groups.flatMap(({ title, questions: asked }) =>
      asked.map(({ id, question, text }) => ({
        title: question,
        detail: title,
        path: `/faq#${id}`,
        text,
      })),
    ),
  ));

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
