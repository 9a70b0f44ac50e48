import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { pages } from '#app/shared/pages.ts';
import { sitemapEntries } from '../sitemap.ts';
import { gatedLessons } from './gated-strings.ts';
import { call } from './people.ts';

/** The pages whose texts name the payment gateway. */
export const textsAboutPaying = [
  '/terms-and-conditions',
  '/privacy-policy',
  '/cancellation-refund',
  '/faq',
] as const;

/** Values for the named parts of an address, by the part's name and its position. */
export interface AddressIds {
  investors: readonly string[];
  uid: string;
  orderId: string;
  resume: string;
  question: string;
  lesson: string;
  submission: string;
}

const Masked = z.object({
  pages: z.int(),
  items: z.array(z.object({ id: z.string() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string() }))),
});
const Listed = z.object({ items: z.array(z.object({ id: z.string() })) });
const OpenApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: z.unknown() }).partial()) }),
    ),
  ),
});

/** All investors' keys as a visitor gets them, and every choice that narrows the list. */
export async function readDirectory(url: string): Promise<{ ids: string[]; queries: string[] }> {
  const first = Masked.parse(await call(url, 'GET', '/api/investors'));
  const lists = Array.from({ length: first.pages }, (_, index) => `page=${index + 1}`);
  const found = await Promise.all(
    lists.map(
      async (query) => Masked.parse(await call(url, 'GET', `/api/investors?${query}`)).items,
    ),
  );
  const choices = Object.entries(first.facets).flatMap(([name, facet]) =>
    facet.map(({ value }) => `${new URLSearchParams({ [name]: value })}`),
  );
  return { ids: found.flat().map(({ id }) => id), queries: [...lists, ...choices] };
}

/** A page, and the data that the browser requests instead of it. */
const withData = (address: string): string[] => {
  const [path = '', query] = address.split('?');
  return [address, `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`];
};

/**
 * Every page: those of the sitemap and those of the page table, with a real value for each named
 * part.
 */
export async function pageAddresses(
  url: string,
  ids: AddressIds,
  queries: readonly string[],
): Promise<string[]> {
  const mapped = (await sitemapEntries(url)).map(({ path }) => path);
  const [lesson] = gatedLessons;
  const parts: Record<string, string> = {
    courseId: lesson?.course ?? '',
    courseSlug: lesson?.course ?? '',
    lessonId: lesson?.slug ?? '',
    lessonSlug: lesson?.slug ?? '',
    uid: ids.uid,
    id: ids.question,
    hackathonId: 'classroom-without-bandwidth',
  };
  const table = pages.map(({ path }) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? '1'),
  );
  const lists = queries.map((query) => `/investors?${query}`);
  return [...new Set([...mapped, ...table, ...lists, `/investors/${ids.investors[0]}`])].flatMap(
    withData,
  );
}

/** Each call that reads, and each that exports a table, as `METHOD /path`. */
export async function callAddresses(url: string, ids: AddressIds): Promise<string[]> {
  const { paths } = OpenApi.parse(await call(url, 'GET', '/api/openapi.json'));
  const [tools, hackathons] = await Promise.all(
    ['/api/ai-tools', '/api/hackathons'].map(async (path) =>
      Listed.parse(await call(url, 'GET', path)).items.map(({ id }) => id),
    ),
  );
  const courses = z
    .array(z.object({ id: z.string(), slug: z.string() }))
    .parse(await call(url, 'GET', '/api/courses'));
  const idsBelow: Record<string, readonly string[] | undefined> = {
    investors: ids.investors,
    'ai-tools': tools,
    hackathons,
    questions: [ids.question],
    learning: [ids.lesson],
    projects: [ids.submission],
    'project-submissions': [ids.submission],
    courses: courses.map(({ id }) => id),
  };
  const filled = (path: string): string[] => {
    if (path.includes('{lesson}'))
      return gatedLessons.map(({ course, slug }) =>
        path.replace('{slug}', course).replace('{lesson}', slug),
      );
    const [, below = ''] = path.replace(/^\/(admin|desk|authoring)/, '').split('/');
    return [path]
      .map((each) => each.replace('{uid}', ids.uid).replace('{orderId}', ids.orderId))
      .flatMap((each) =>
        each.includes('{slug}') ? courses.map(({ slug }) => each.replace('{slug}', slug)) : each,
      )
      .flatMap((each) =>
        each.includes('{id}')
          ? (idsBelow[below] ?? [ids.resume]).map((id) => each.replace('{id}', id))
          : each,
      )
      .map((each) => each.replaceAll(/\{\w+\}/g, '1'));
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([method, { responses }]) =>
          method === 'get' || JSON.stringify(responses).includes('text/csv'),
      )
      .flatMap(([method]) =>
        filled(path.replace(/^\/api/, '')).map((each) => `${method.toUpperCase()} /api${each}`),
      ),
  );
}

/** Each file of the build, whether or not a page links to it, and the source map it might have. */
export function builtAddresses(): string[] {
  const files = readdirSync('build/client', { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile(),
  );
  return files
    .map((file) => `/${relative('build/client', join(file.parentPath, file.name))}`)
    .flatMap((file) => (/\.(js|css)$/.test(file) ? [file, `${file}.map`] : file));
}

/** Our own addresses in a document: pictures, social cards, files, feeds. */
export const namedIn = (html: string, url: string): string[] =>
  [...html.matchAll(/(?:src|href|content)="([^"]+)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&').replace(url, ''))
    .filter((address) => /^\/(?!\/)/.test(address) && !address.includes('#'));
