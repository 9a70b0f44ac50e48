import { isAdmin, rolesAbout } from '#app/accounts/server/people.face.ts';
import { aboutPerson, askAbout, together, type AboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { sha256 } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { preferenceProblems, unsubscribeProblems, type MailPreferences } from '../contract.ts';
import { inWords, optionalCategories } from './ports.ts';
import * as queries from './queries.ts';

const refuse = problemsOf({ ...unsubscribeProblems, ...preferenceProblems });

const known = together({
  roles: rolesAbout,
  admin: aboutPerson(isAdmin, (admin) => admin),
  refused: aboutPerson(queries.refusalsAsJson, (refused) => refused),
});

/** A person's mail preferences, as part of another statement. */
export const preferencesAbout: AboutPerson<MailPreferences> = {
  ask: known.ask,
  read: (told) => {
    const { roles, admin, refused } = known.read(told);
    return optionalCategories()
      .filter(
        ({ only }) =>
          !only || only.some((role) => (role === 'admin' ? admin : roles.includes(role))),
      )
      .map(({ id, label, about }) => ({
        category: id,
        label,
        about,
        mailed: !refused.some(({ category }) => category === id),
      }));
  },
};

export const mailPreferences = async ({ actor }: Context<Actor>): Promise<MailPreferences> =>
  (await askAbout(actor.uid, { preferences: preferencesAbout })).preferences;

/** @throws {Problem} notification/unknown-category */
export async function preferMails(
  ctx: Context<Actor>,
  { category, mailed }: { category: string; mailed: boolean },
) {
  const offered = await mailPreferences(ctx);
  if (!offered.some((each) => each.category === category))
    throw refuse('notification/unknown-category');
  const { uid } = ctx.actor;
  await (mailed
    ? queries.deleteRefusal(uid, category)
    : queries.insertRefusal(uid, category, ctx.clock.now()));
  return mailPreferences(ctx);
}

/**
 * Turns off the mails of the category whose mail contained this code. Calling it again does no
 * harm.
 * @returns what the mails were about
 * @throws {Problem} notification/invalid-code
 */
export async function unsubscribe(
  { clock }: Context,
  { oobCode }: { oobCode: string },
): Promise<string> {
  const mailed = await queries.byUnsubscribeHash(sha256(oobCode));
  const category = mailed && inWords(mailed).category;
  if (!category || category.alwaysMailed) throw refuse('notification/invalid-code');
  await queries.insertRefusal(mailed.uid, category.id, clock.now());
  return category.about;
}
