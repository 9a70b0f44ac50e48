import { productZone } from '#app/shared/instant-text.ts';
import { useBrowserValue } from './use-browser-value.ts';

/**
 * For most readers the clock already shows our own zone (or Sri Lanka's), without Intl, whose first
 * answer takes a slow phone 60 ms.
 */
const isOurs = () => new Date().getTimezoneOffset() === -330;

let found: string | undefined;
const readerZone = () =>
  isOurs()
    ? productZone
    : (found ??= Intl.DateTimeFormat().resolvedOptions().timeZone || productZone);

/** The reader's time zone; Indian until the browser has told us. */
export const useReaderZone = (): string => useBrowserValue<string>(readerZone, productZone);
