import { defineJob, enqueue } from './jobs.ts';
import { publish, subscribe } from './notify.ts';

const channel = 'content-changed';

/**
 * Announces which content (`courses`, `events`, …) the running transaction changes. After the
 * commit every process drops what it stored of it.
 */
export const contentChanged = (...topics: string[]): Promise<void> =>
  publish(channel, topics.join(' '));

const announce = defineJob<{ topic: string }>({
  name: 'announce-content-change',
  handler: ({ topic }) => contentChanged(topic),
});

/**
 * The same for content that many people change, for example by rating it: announces all changes of
 * five seconds at once.
 */
export const contentChangedSoon = (topic: string): Promise<void> =>
  enqueue(announce, { topic }, { singletonKey: topic, startAfterSeconds: 5 });

/**
 * Calls `forget` with the topics that changed, or with 'everything' when changes may have been
 * missed. Returns the function that stops it.
 */
export const onContentChanged = (
  forget: (topics: readonly string[] | 'everything') => void,
): (() => void) =>
  subscribe(
    channel,
    (payload) => forget(payload.split(' ')),
    () => forget('everything'),
  );
