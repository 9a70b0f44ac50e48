import { lessonsSaying } from '#app/courses/server/face.ts';
import { paging } from '#app/shared/paging.ts';
import { ContentMemory } from '#app/platform/content-memory.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { toolProblems, type ToolPage, type Tools } from '../contract.ts';
import {
  defaultSort,
  facetsOf,
  inOrder,
  matchingTools,
  toolsPerPage,
  type Sort,
  type ToolFilter,
} from '../tool-filter.ts';
import { mentions } from '../tool-mention.ts';
import * as queries from './queries.ts';
import { waitingCount } from './suggestions.queries.ts';
import { tool } from './tools.answers.ts';

export const refuse = problemsOf(toolProblems);

const mostAlternatives = 6;
/**
 * Lessons that contain a tool's name. Fewer are shown: it must be the tool there, not an ordinary
 * word.
 */
const mostLessons = 20;

interface Asked extends Omit<ToolFilter, 'rating' | 'api'> {
  rating?: string | undefined;
  api?: 'yes' | undefined;
  sort?: Sort | undefined;
  page: number;
}

/**
 * A page of the directory; each facet counts what its choice would find under the rest of the
 * filter.
 */
export async function listTools({
  sort: chosen,
  page: asked,
  rating,
  api,
  ...rest
}: Asked): Promise<Tools> {
  const filter = { ...rest, rating: Number(rating ?? 0), api: api === 'yes' };
  const tools = (await queries.publishedTools()).map(tool);
  const sort = chosen ?? defaultSort(tools);
  const found = inOrder(matchingTools(tools, filter), sort);
  const { page, pages, offset, limit } = paging(found.length, asked, toolsPerPage);
  return {
    items: found.slice(offset, offset + limit),
    page,
    pages,
    total: found.length,
    facets: facetsOf(tools, filter),
    sort,
  };
}

/** @throws {Problem} tools/not-found */
export async function toolPage(id: string): Promise<ToolPage> {
  const rows = await queries.publishedTools();
  const row = rows.find((each) => each.id === id);
  if (!row) throw refuse('tools/not-found');
  const others = rows.filter((each) => each.category === row.category && each.id !== id).map(tool);
  const lessons = await lessonsSaying(row.name, mostLessons);
  return {
    ...tool(row),
    sources: row.sources as ToolPage['sources'],
    alternatives: inOrder(others, 'rating').slice(0, mostAlternatives),
    lessons: lessons
      .filter(({ body }) => mentions(body, row.name))
      .map(({ course, courseTitle, slug, title, preview }) => ({
        course,
        courseTitle,
        slug,
        title,
        preview,
      })),
  };
}

/** @throws {Problem} tools/not-found */
export async function mustBeShown(id: string): Promise<void> {
  if (!(await queries.publishedTool(id))) throw refuse('tools/not-found');
}

const names = new ContentMemory<string>({ topics: ['ai-tools'], most: 500 });

/** The names of these tools by id; unpublished ones are left out. */
export const toolNames = (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  names.all(ids, queries.namesOfPublished);

/** How many suggestions or reports are waiting, as part of another statement. */
export const suggestionsWaiting = waitingCount;
