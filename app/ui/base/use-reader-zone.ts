import { productZone } from '#app/shared/instant-text.ts';
import { useBrowserValue } from './use-browser-value.ts';

/**
 * Most readers are known by the clock of our own zone (Sri Lanka's too), without Intl, whose first
 * answer takes a slow phone 60 ms.
 */
const isOurs = () => new Date().getTimezoneOffset() === -330;

let found: string | undefined;
const readerZone = () =>
  isOurs()
    ? productZone
    : (found ??= Intl.DateTimeFormat().resolvedOptions().timeZone || productZone);

/** The reader's time zone; Indian until the browser has told. */
export const useReaderZone = (): string => useBrowserValue<string>(readerZone, productZone);
