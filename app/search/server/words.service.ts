import { contentChanged, onContentChanged } from '#app/platform/content-changed.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { log } from '#app/platform/log.ts';
import { collectWords } from '#app/platform/spelling.ts';
import { vocabularies } from './service.ts';

const wordsTopic = 'search-words';

const collect = defineJob({
  name: 'collect-search-words',
  handler: async () => {
    // Cached pages still say that a misspelt word finds nothing.
    if (await collectWords(vocabularies())) await contentChanged(wordsTopic);
  },
});

/** However much changes in these seconds, the words are collected once. */
const restSeconds = 10;

const collectSoon = (startAfterSeconds = restSeconds): Promise<void> =>
  enqueue(collect, {}, { singletonKey: 'all', startAfterSeconds });

/**
 * Collects the words for correcting searches: at the start, and after every change. Returns the
 * function that stops it.
 */
export async function keepSearchWords(): Promise<() => void> {
  await collectSoon(0);
  return onContentChanged((topics) => {
    if (topics !== 'everything' && topics.every((topic) => topic === wordsTopic)) return;
    collectSoon().catch((error: unknown) =>
      log.warn({ err: error }, 'the words of the search were not collected'),
    );
  });
}
