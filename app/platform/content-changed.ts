import { publish, subscribe } from './notify.ts';

const channel = 'content-changed';

/**
 * Says which content (`courses`, `events`, …) the running transaction changes. After its commit
 * every process drops what it has stored of it.
 */
export const contentChanged = (...topics: string[]): Promise<void> =>
  publish(channel, topics.join(' '));

/**
 * Calls `forget` with the topics that changed, or with 'everything' when changes may have been
 * missed. Returns how to stop.
 */
export const onContentChanged = (
  forget: (topics: readonly string[] | 'everything') => void,
): (() => void) =>
  subscribe(
    channel,
    (payload) => forget(payload.split(' ')),
    () => forget('everything'),
  );
