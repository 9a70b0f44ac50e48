import { contentChangedSoon } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { deleteRating, starsOf, upsertRating } from './ratings.queries.ts';
import { mustBeShown } from './service.ts';

type Member = Context<Actor>;

/** @throws {Problem} tools/not-found */
export async function ownStars(
  { actor }: Member,
  toolId: string,
): Promise<{ stars: number | null }> {
  await mustBeShown(toolId);
  return { stars: await starsOf(toolId, actor.uid) };
}

/** @throws {Problem} tools/not-found */
export const rateTool = (
  { actor, clock }: Member,
  toolId: string,
  stars: number,
): Promise<{ stars: number }> =>
  tx(async () => {
    await mustBeShown(toolId);
    await upsertRating({ tool_id: toolId, uid: actor.uid, stars, rated_at: clock.now() });
    await contentChangedSoon('ai-tools');
    return { stars };
  });

/** @throws {Problem} tools/not-found */
export const withdrawRating = ({ actor }: Member, toolId: string): Promise<void> =>
  tx(async () => {
    await mustBeShown(toolId);
    await deleteRating(toolId, actor.uid);
    await contentChangedSoon('ai-tools');
  });
