import { issueCertificate, validCertificatesFor } from '#app/certificates/server/face.ts';
import { sumOfDurations } from '#app/courses/duration.ts';
import { pathProblems } from '#app/courses/paths.contract.ts';
import { lockedPaths, pathsThrough, type ToldPath } from '#app/courses/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { paging } from '#app/shared/paging.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { pathSummary } from '../path-summary.ts';
import { selectPathStanding, type PathStanding } from './paths.queries.ts';

type Member = Context<Actor>;

const refuse = problemsOf(pathProblems);

const perPage = 6;

/** A page of the paths through courses that the caller has begun. */
export async function myPaths({ actor }: Member, { page: asked }: { page: number }) {
  const { begun, certificates } = await selectPathStanding(actor.uid);
  const paths = begun.length > 0 ? await pathsThrough(begun) : [];
  const lastOpened = ({ courses }: ToldPath) =>
    begun.findIndex((begunId) => courses.some(({ id }) => id === begunId));
  const ordered = paths
    .map((path) => ({ path, place: lastOpened(path) }))
    .toSorted((one, other) => one.place - other.place);
  const { page, pages, offset, limit } = paging(ordered.length, asked, perPage);
  return {
    paths: ordered.slice(offset, offset + limit).map(({ path }) => ({
      slug: path.slug,
      title: path.title,
      courses: path.courses.map(({ id, slug, title }) => ({
        slug,
        title,
        finished: certificateFor(id, certificates).certificate !== null,
      })),
      ...certificateFor(path.id, certificates),
    })),
    page,
    pages,
  };
}

function certificateFor(id: string, certificates: PathStanding['certificates']) {
  const own = certificates.find(({ of }) => of === id);
  return {
    certificate: own && !own.withdrawn ? own.number : null,
    withdrawnCertificate: own?.withdrawn ? own.number : null,
  };
}

/**
 * Issues the certificate of each of these paths whose courses have all been finished, in the running
 * transaction. The paths are locked first: when their last two courses are finished at the same
 * moment, the second one sees the first.
 */
export async function finishPaths(
  ctx: Context,
  uid: string,
  which: Parameters<typeof lockedPaths>[0],
): Promise<ToldPath[]> {
  const paths = await lockedPaths(which);
  for (const path of paths) await finishPath(ctx, uid, path);
  return paths;
}

/** The path's certificate is made of valid certificates for its courses, and copies what they say. */
async function finishPath(ctx: Context, uid: string, path: ToldPath): Promise<void> {
  const ids = path.courses.map(({ id }) => id);
  const earned = await validCertificatesFor(uid, ids);
  const parts = ids.flatMap((id) => earned.get(id) ?? []);
  const last = parts.at(-1);
  if (!last || parts.length < ids.length) return;
  await issueCertificate(ctx, {
    uid,
    subject: {
      kind: 'path',
      id: path.id,
      title: path.title,
      slug: path.slug,
      palette: last.palette,
      icon: last.icon,
    },
    duration: sumOfDurations(parts.map(({ duration }) => duration)),
    summary: pathSummary(parts.map((part) => part.course_title)),
    proved: parts.map((part) => ({ text: part.course_title, result: part.duration || 'Finished' })),
    finishedAt: new Date(Math.max(...parts.map((part) => part.finished_at.getTime()))),
  });
}

/**
 * For someone who had finished all courses before the path was published or changed.
 * @throws {Problem} paths/not-found
 */
export async function finishMyPath(ctx: Member, slug: string) {
  const [path] = await tx(() => finishPaths(ctx, ctx.actor.uid, { slug }));
  if (!path) throw refuse('paths/not-found');
  return certificateFor(path.id, (await selectPathStanding(ctx.actor.uid)).certificates);
}
