import { validCertificatesAbout } from '#app/certificates/server/face.ts';
import { askAbout, aboutPerson } from '#app/platform/about-person.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import { respondedProjectsAbout } from '#app/projects/server/face.ts';
import { brand } from '#app/shared/brand.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { slugOf } from '#app/shared/slug.ts';
import {
  memberPageProblems,
  type ChosenProject,
  type OwnPage,
  type OwnPageAnswer,
  type PublicPage,
} from '../contract.ts';
import { handleFault } from '../handle.ts';
import { reservedDays } from '../page-limits.ts';
import * as queries from './queries.ts';
import { ownPageAnswer, told } from './pages.answers.ts';

type Person = Context<Actor>;

export const refuse = problemsOf(memberPageProblems);

const choices = { certificates: validCertificatesAbout, projects: respondedProjectsAbout };
const ownParts = {
  ...choices,
  page: aboutPerson(queries.pageAsJson, (page) => page && ownPageAnswer(page)),
};

/** @throws {Problem} pages/not-found */
export async function publicPage(typed: string): Promise<PublicPage> {
  const handle = typed.toLowerCase();
  const row = handleFault(handle) === undefined ? await queries.selectShown(handle) : undefined;
  if (!row) throw refuse('pages/not-found');
  const { certificates, projects } = await askAbout(row.uid, choices);
  return {
    ...told(row),
    name: row.name ?? '',
    indexed: row.indexed,
    certificates: certificates.filter(({ number }) => row.certificates.includes(number)),
    projects: projects.flatMap(({ id, response, correctedAt, ...project }) => {
      const chosen = row.projects.find((each) => each.id === id);
      // Words that were corrected since have not been chosen.
      const same = correctedAt === null || new Date(correctedAt) < row.changed_at;
      const shown = chosen?.withResponse && same;
      return chosen ? [{ ...project, response: shown ? response : null }] : [];
    }),
  };
}

export const ownPage = ({ actor }: Person): Promise<OwnPageAnswer> => askAbout(actor.uid, ownParts);

interface Chosen {
  handle: string;
  line: string;
  town: string;
  languages: string;
  website: string | null;
  about: string;
  isPublic: boolean;
  indexed: boolean;
  certificates: string[];
  projects: ChosenProject[];
}

/**
 * An address that is given up shows nothing, and only its owner can take it again for a while.
 * @throws {Problem} pages/taken, pages/not-yours
 */
export const savePage = (ctx: Person, chosen: Chosen): Promise<OwnPage> =>
  tx(async () => {
    const { uid } = ctx.actor;
    const { handle } = chosen;
    const now = ctx.clock.now();
    // Of two people who want an address at once, one gets it.
    await lockNames(`member-page:${uid}`, `handle:${handle}`);
    const before = (await askAbout(uid, ownParts)) satisfies OwnPageAnswer;
    requireOwn(chosen, before);
    if (handle === slugOf(brand.name) || (await queries.isTaken(handle, uid, now)))
      throw refuse('pages/taken', {
        fields: { handle: memberPageProblems['pages/taken'][1] },
      });
    const former = before.page?.handle;
    await queries.putPage({
      uid,
      handle,
      line: chosen.line,
      town: chosen.town,
      languages: chosen.languages,
      website: chosen.website,
      about: chosen.about,
      is_public: chosen.isPublic,
      indexed: chosen.indexed,
      certificates: chosen.certificates,
      projects: chosen.projects,
      changed_at: now,
      ...(former !== undefined &&
        former !== handle && {
          former_handle: former,
          former_free_at: new Date(now.getTime() + reservedDays * dayMs),
        }),
    });
    await contentChanged('member-pages');
    return ownPageAnswer(await queries.selectOwn(uid));
  });

function requireOwn(chosen: Chosen, { certificates, projects }: OwnPageAnswer): void {
  const own =
    chosen.certificates.every((each) => certificates.some(({ number }) => number === each)) &&
    chosen.projects.every((each) => projects.some(({ id }) => id === each.id));
  if (!own) throw refuse('pages/not-yours');
}

/** For someone who has asked for the account to be deleted. */
export const takePageOffline = async (uid: string): Promise<void> => {
  await queries.takeOffline(uid);
  await contentChanged('member-pages');
};
