import { localZone, productZone, type Zone } from '#app/shared/instant-text.ts';
import { useBrowserValue } from './use-browser-value.ts';

/** For most readers, and in Sri Lanka, the clock already shows our zone. */
const readerZone = (): Zone => (new Date().getTimezoneOffset() === -330 ? productZone : localZone);

/** The reader's time zone; Indian until the browser has told us. */
export const useReaderZone = (): Zone => useBrowserValue(readerZone, productZone);
