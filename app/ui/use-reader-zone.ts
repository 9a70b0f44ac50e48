import { productZone } from '#app/shared/instant-text.ts';
import { useBrowserValue } from './use-browser-value.ts';

const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || productZone;

/** The reader's time zone; Indian until the browser has told. */
export const useReaderZone = (): string => useBrowserValue<string>(readerZone, productZone);
