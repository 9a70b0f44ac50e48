import { accountNews } from '#app/accounts/news.ts';
import { personOf } from '#app/accounts/server/people.face.ts';
import type { SecurityEvent } from '#app/accounts/server/sessions.face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import type { DataOf, NewsKinds } from '#app/shared/news.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { unsubscribePath } from '../addresses.ts';
import { notificationProblems, type Notification, type NotificationList } from '../contract.ts';
import { queueNotificationMail } from './emails.tsx';
import { inWords } from './ports.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(notificationProblems);

/**
 * How a feature notifies people of its own kinds of news, in the caller's transaction. A
 * notification exists exactly if that commits, and once for each `key`. Mailed kinds are mailed
 * soon after, unless the person has turned their category off by then.
 */
export const tellerOf =
  <Kinds extends NewsKinds>(_kinds: Kinds) =>
  <Kind extends keyof Kinds & string>(
    { clock }: Pick<Context, 'clock'>,
    news: { uid: string; key: string; kind: Kind; data: DataOf<Kinds[Kind]> },
  ): Promise<void> =>
    tx(async () => {
      const id = newId();
      const added = await queries.insertNotification({ ...news, id, now: clock.now() });
      if (added && inWords(news).mailed) await enqueue(mailNotification, { id });
    });

const notify = tellerOf(accountNews);

/**
 * Notifies a person of a change to their account. accounts is a lower feature and announces it
 * through a port.
 */
export function tellOfSecurity(ctx: Context, event: SecurityEvent): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const to = { uid: event.uid, key: `${event.kind}:${event.key}` };
  switch (event.kind) {
    case 'new-sign-in':
      return notify(ctx, { ...to, kind: event.kind, data: { device: event.device, at } });
    case 'email-changed':
      return notify(ctx, { ...to, kind: event.kind, data: { email: event.email, at } });
    case 'password-changed':
      return notify(ctx, { ...to, kind: event.kind, data: { at } });
  }
}

const mailNotification = defineJob<{ id: string }>({
  name: 'notifications-mail',
  handler: ({ id }, { ctx }) =>
    tx(async () => {
      const row = await queries.unmailed(id);
      const person = row && (await personOf(row.uid));
      if (!person || person.disabled || !person.emailVerified) return;
      const news = inWords(row);
      const optional = !news.category.alwaysMailed;
      if (optional && (await queries.refusedBy(row.uid)).includes(news.category.id)) return;
      const code = optional ? newSecret() : null;
      await queries.markMailed(id, code && sha256(code), ctx.clock.now());
      await queueNotificationMail({
        to: person.email,
        name: person.displayName,
        news,
        unsubscribe:
          code && publicAddress(`${unsubscribePath}?${new URLSearchParams({ oobCode: code })}`),
        key: id,
      });
    }),
});

/**
 * One's own, newest first, from the newest or from after `before`.
 * @throws {Problem} notification/not-found
 */
export async function listNotifications(
  { actor }: Context<Actor>,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<NotificationList> {
  const { unread, place } = await queries.unreadAndPlace(actor.uid, before);
  if (before !== undefined && !place) throw refuse('notification/not-found');
  const from = place && { id: place.id, createdAt: new Date(place.createdAt) };
  const rows = await queries.newestOf(actor.uid, limit + 1, from ?? undefined);
  const shown = rows.slice(0, limit);
  return {
    notifications: shown.map(asNotification),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    unread: unread ?? 0,
  };
}

/** @throws {Problem} notification/not-found */
export async function readOne(
  { actor, clock }: Context<Actor>,
  id: string,
): Promise<{ unread: number }> {
  await ownOrRefuse(actor.uid, id);
  await queries.markRead(actor.uid, id, clock.now());
  return { unread: await queries.countUnread(actor.uid) };
}

/**
 * Marks all up to the newest that the reader has seen; newer ones stay unread.
 * @throws {Problem} notification/not-found
 */
export async function readUpTo(
  { actor, clock }: Context<Actor>,
  id: string,
): Promise<{ unread: number }> {
  await queries.markReadUpTo(actor.uid, await ownOrRefuse(actor.uid, id), clock.now());
  return { unread: await queries.countUnread(actor.uid) };
}

/** The number of unread ones, as part of another statement. */
export const unreadAbout = aboutPerson(
  (uid) => queries.unreadCount(uid).$asScalar(),
  (unread) => unread ?? 0,
);

async function ownOrRefuse(uid: string, id: string): Promise<queries.NotificationRow> {
  const row = await queries.ownNotification(uid, id);
  if (!row) throw refuse('notification/not-found');
  return row;
}

function asNotification({
  id,
  createdAt,
  readAt,
  ...stored
}: queries.NotificationRow): Notification {
  const { category, title, text, link, otherLink } = inWords(stored);
  return {
    id,
    category: category.id,
    title,
    text,
    link,
    otherLink,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** Changes the friend's name in a person's notifications with these keys. */
export const renameFriend = (uid: string, keys: readonly string[], friend: string) =>
  queries.renameFriend(uid, keys, friend);

/** Deletes a person's notification with this key. */
export const untell = (uid: string, key: string) => queries.deleteTold(uid, key);

const keptReadMs = 365 * dayMs;

const forgetOld = defineJob({
  name: 'notifications-forget-old',
  async handler(_, { ctx }) {
    await queries.deleteReadBefore(new Date(ctx.clock.now().getTime() - keptReadMs));
  },
});
schedule(forgetOld, '51 21 * * *');
