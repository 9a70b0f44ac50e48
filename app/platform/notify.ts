import { sql } from 'kysely';
import { z } from 'zod';
import type { Receiver } from './connection.ts';
import { afterCommit, isEmbedded, listen, q } from './database.ts';
import { newId } from './ids.ts';
import { databaseChannel } from './listener.ts';

interface Subscription {
  receive: (payload: string) => void;
  missed: () => void;
}

const messageShape = z.object({ from: z.string(), channel: z.string(), payload: z.string() });
const subscriptions = new Map<string, Set<Subscription>>();
const thisProcess = newId();
/** PostgreSQL refuses 8000 bytes. */
const largest = 7_999;

/**
 * Sends a message to all processes when the running transaction commits (at once outside one): to
 * this one right after the commit, to the others through the database. A message is a hint and is
 * not stored: a process that was disconnected learns only that it may have missed something.
 */
export async function publish(channel: string, payload: string): Promise<void> {
  afterCommit(() => deliver(channel, payload));
  if (isEmbedded()) return;
  const message = JSON.stringify({ from: thisProcess, channel, payload });
  if (Buffer.byteLength(message) > largest)
    throw new RangeError(`A message on ${channel} is too long`);
  await sql`select pg_notify(${databaseChannel}, ${message})`.execute(q());
}

/**
 * Calls `receive` with each message of `channel`, and `missed` when some may have been lost.
 * Returns the function that unsubscribes.
 */
export function subscribe(
  channel: string,
  receive: (payload: string) => void,
  missed: () => void = () => {},
): () => void {
  const subscription: Subscription = { receive, missed };
  const all = subscriptions.get(channel) ?? new Set();
  subscriptions.set(channel, all.add(subscription));
  listen(fromOthers);
  return () => void all.delete(subscription);
}

function deliver(channel: string, payload: string): void {
  for (const { receive } of subscriptions.get(channel) ?? []) receive(payload);
}

const fromOthers: Receiver = {
  message: (text) => {
    const { from, channel, payload } = messageShape.parse(JSON.parse(text));
    if (from !== thisProcess) deliver(channel, payload);
  },
  missed: () => {
    for (const all of subscriptions.values()) for (const { missed } of all) missed();
  },
};
