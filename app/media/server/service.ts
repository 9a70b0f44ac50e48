import { formerMember } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { brand } from '#app/shared/brand.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { mediaActions } from '../actions.ts';
import { mediaProblems, type Media, type MediaDetails, type MediaPage } from '../contract.ts';
import { endingOf, type MediaKind } from '../file-kinds.ts';
import { fileAddress, pictureFile } from '../media-address.ts';
import { signerFor } from './addresses.service.ts';
import { mediaItem } from './media.answers.ts';
import { settings, type Use } from './ports.ts';
import * as queries from './queries.ts';
import { removeFilesOf } from './removal.service.ts';
import type { MediaRow } from './shown-media.queries.ts';
import { shownMedia } from './shown-media.service.ts';

const refuse = problemsOf(mediaProblems);
const record = recorderOf(mediaActions, { also: 'author' });

type Caller = Context<Actor>;

const perPage = 24;

/** An author sees the author's own, an admin everyone's. */
const ownerAsked = ({ actor }: Caller): string | undefined =>
  actor.role === 'admin' ? undefined : actor.uid;

export async function listMedia(
  ctx: Caller,
  asked: {
    page: number;
    q: string;
    kind?: MediaKind | undefined;
    undescribed: boolean;
    course?: string | undefined;
  },
): Promise<MediaPage> {
  const { kind, undescribed, course } = asked;
  const filter = { owner: ownerAsked(ctx), kind, undescribed, course, words: asked.q.trim() };
  const [{ rows, ...place }, taken, sign] = await Promise.all([
    queries.mediaPage(filter, { page: asked.page, perPage }),
    queries.takenRoom(),
    signerFor(ctx),
  ]);
  return {
    ...place,
    items: rows.map((row) => mediaItem(named(row), sign)),
    taken,
    quota: settings().quota,
  };
}

const named = (row: queries.ListedMedia): queries.ListedMedia => ({
  ...row,
  // What belongs to nobody came with the school.
  ownerName: row.owner === null ? brand.name : (row.ownerName ?? formerMember),
});

/**
 * A row that the caller may change: for an author, those of others don't exist.
 * @throws {Problem} media/not-found
 */
export const ownMedia = async (ctx: Caller, id: string) =>
  allowed(ctx, await queries.selectMedia(id));

function allowed<Row extends Pick<MediaRow, 'owner' | 'purpose'>>(
  ctx: Caller,
  row: Row | undefined,
): Row {
  const owner = ownerAsked(ctx);
  const isForLessons = row?.purpose === 'lesson';
  if (!row || !isForLessons || (owner !== undefined && row.owner !== owner))
    throw refuse('media/not-found');
  return row;
}

export async function itemOf(ctx: Caller, id: string): Promise<Media> {
  const row = allowed(ctx, await queries.selectListed(id));
  return mediaItem(named(row), await signerFor(ctx));
}

/**
 * The largest copy of a picture or of a video's poster, anyone's: the texts of a course's authors
 * show each other's.
 * @throws {Problem} media/not-found
 */
export async function pictureAddress(ctx: Caller, id: string): Promise<{ address: string }> {
  const shown = (await shownMedia([id])).get(id);
  const width = shown?.widths.at(-1);
  if (width === undefined) throw refuse('media/not-found');
  return { address: (await signerFor(ctx))(fileAddress(id, pictureFile(width))) };
}

/** @throws {Problem} media/not-found */
export async function mediaDetails(ctx: Caller, id: string): Promise<MediaDetails> {
  const row = allowed(ctx, await queries.selectListed(id));
  const [usedIn, sign] = await Promise.all([settings().usesOf(id), signerFor(ctx)]);
  const item = mediaItem(named(row), sign);
  const texts = {
    captionTexts: row.captions.map(({ language, body }) => ({ language, text: body })),
    chapters: row.chapters,
  };
  return { ...item, ...texts, usedIn: [...usedIn] };
}

/** @throws {Problem} media/not-found, media/only-decoration, media/other-ending */
export async function describe(
  ctx: Caller,
  { id, ...changes }: { id: string; name: string; description: string; decorative: boolean },
): Promise<MediaDetails> {
  if (changes.decorative && changes.description)
    throw refuse('media/only-decoration', {
      fields: { description: mediaProblems['media/only-decoration'][1] },
    });
  await tx(async () => {
    const { name } = allowed(ctx, await queries.lockMedia(id));
    if (endingOf(name) !== endingOf(changes.name))
      throw refuse('media/other-ending', {
        fields: { name: mediaProblems['media/other-ending'][1] },
      });
    await queries.updateMedia(id, changes);
    await contentChanged('media');
  });
  return mediaDetails(ctx, id);
}

const placeOf = ({ course, lesson }: Use): string =>
  lesson === null ? `the cover of “${course}”` : `“${lesson}” (${course})`;

/** @throws {Problem} media/not-found, media/in-use with the places */
export const remove = (ctx: Caller, id: string): Promise<void> =>
  tx(async () => {
    const row = allowed(ctx, await queries.lockMedia(id));
    const uses = await settings().usesOf(id);
    if (uses.length > 0) {
      const places = uses.slice(0, 3).map(placeOf).join(', ').replace(/^t/, 'T');
      const more = uses.length > 3 ? ` and ${uses.length - 3} more` : '';
      throw refuse('media/in-use', {
        text: `${places}${more} ${uses.length === 1 ? 'uses' : 'use'} this file. Take it out there first.`,
      });
    }
    await queries.deleteMedia(id);
    await queries.giveRoom(row.size);
    await removeFilesOf(row);
    if (row.state === 'ready') {
      await record(ctx, {
        action: 'media/delete',
        subject: { kind: 'media', id },
        ...(row.owner !== null && { concerns: row.owner }),
        details: { name: row.name },
      });
      await contentChanged('media');
    }
  });
