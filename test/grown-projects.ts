import { sql } from 'kysely';
import { copy } from './copies.ts';
import { project } from './projects.ts';
import type { Town } from './town.ts';

/** Offers a project and submits it. */
export async function submitSomeProject({ shop, tokens, course, lesson }: Town): Promise<void> {
  const token = tokens.premium;
  const path = `/authoring/courses/${course.id}/project`;
  const written = await shop.call('GET', path, { token: tokens.author });
  const saved = await shop.call('PUT', path, {
    token: tokens.author,
    body: { ...project, version: written.body.project?.version ?? 0 },
  });
  await shop.call('PUT', `/learning/lessons/${lesson.id}/opened`, { token });
  await shop.call('POST', `/learning/courses/${course.slug}/project/submissions`, {
    token,
    body: { version: saved.body.version, link: 'https://work.example/', words: 'It works.' },
  });
}

/** The path parameters of the endpoints that read them. */
export async function placesOfProjects({
  shop,
  tokens,
  course: { id, slug },
}: Pick<Town, 'shop' | 'tokens' | 'course'>) {
  const { submissions } = (await shop.call('GET', '/desk/projects', { token: tokens.admin })).body;
  return {
    'GET /catalogue/{slug}/project': { slug },
    'GET /learning/courses/{slug}/project': { slug },
    'GET /learning/courses/{slug}/project/summary': { slug },
    'GET /authoring/courses/{id}/project': { id },
    'GET /desk/projects/{id}': { id: submissions[0].id as string },
  };
}

/** Adds courses with a project, a submission of each that waits, and a person's earlier attempts. */
export async function growProjects(uid: string, span: { from: number; to: number }): Promise<void> {
  const original = sql`course_id not like 'copy-%'`;
  await copy({
    ...span,
    table: 'project_versions',
    of: original,
    but: sql`jsonb_build_object('course_id', 'copy-' || n, 'version', 1)`,
  });
  await copy({
    ...span,
    table: 'project_submissions',
    of: sql`uid = ${uid} and ${original} and responded_at is null`,
    but: sql`jsonb_build_object('id', 'copy-' || n, 'course_id', 'copy-' || n, 'version', 1,
      'course_title', 'Copy ' || n)`,
  });
  await copy({
    ...span,
    table: 'project_submissions',
    of: sql`uid = ${uid} and ${original} and responded_at is null`,
    but: sql`jsonb_build_object('id', 'copy-own-' || n, 'attempt', n + 1, 'responded_at', now(),
      'points', '[3, 1]'::jsonb, 'response', 'Show it to more people.')`,
  });
}
