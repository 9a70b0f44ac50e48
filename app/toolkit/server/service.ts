import { membershipAt } from '#app/memberships/membership-status.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { searchWords } from '#app/shared/search-words.ts';
import { toolkitProblems, type Toolkit } from '../contract.ts';
import { plansOpening, shelvesOpenTo, type Shelf } from '../shelves.ts';
import { toolkitContent, type StoredFile } from './files.service.ts';
import {
  beyond,
  fileAnswer,
  filesFound,
  startingFiles,
  topicCounts,
  type Filter,
} from './toolkit.answers.ts';

const refuse = problemsOf(toolkitProblems);

const perPage = 12;

const openTo = ({ actor, clock }: Context<Actor>): readonly Shelf[] =>
  shelvesOpenTo({ role: actor.role, membership: membershipAt(actor.periods, clock.now()) });

interface Asked extends Omit<Filter, 'words'> {
  q: string;
  topic?: StoredFile['topic'] | undefined;
  page: number;
}

export async function toolkit(
  ctx: Context<Actor>,
  { q, topic, page: asked, ...chosen }: Asked,
): Promise<Toolkit> {
  const stored = await toolkitContent();
  const open = openTo(ctx);
  const ofAllTopics = filesFound(stored.files, { ...chosen, words: searchWords(q) }, open);
  const found = ofAllTopics.filter((file) => !topic || file.topic === topic);
  const { page, pages, limit, offset } = paging(found.length, asked, perPage);
  return {
    files: found.slice(offset, offset + limit).map((file) => fileAnswer(file, open)),
    page,
    pages,
    found: found.length,
    open: stored.files.filter(({ shelf }) => open.includes(shelf)).length,
    topics: topicCounts(ofAllTopics),
    beyond: beyond(stored.files, open),
    start: startingFiles(stored, open).map((file) => fileAnswer(file, open)),
  };
}

/** @throws {Problem} toolkit/not-found, toolkit/other-plan with the plan that opens it */
export async function toolkitFile(ctx: Context<Actor>, slug: string): Promise<StoredFile> {
  const { files } = await toolkitContent();
  const file = files.find((each) => each.slug === slug);
  if (!file) throw refuse('toolkit/not-found');
  if (!openTo(ctx).includes(file.shelf))
    throw refuse('toolkit/other-plan', {
      text: `This file is part of the ${plansOpening(file.shelf).join(' and the ')} plan.`,
    });
  return file;
}
