import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, Locker } from '@tus/server';
import type { Clock } from '#app/platform/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { log } from '#app/platform/log.ts';
import { claim, release, renew } from './upload-locks.queries.ts';

/** Milliseconds. A process that was killed keeps an upload for a lease at most. */
const lease = 8_000;
const renewal = 1_000;
const retry = 250;
const patience = 12_000;

/** As tus answers it; our pages try again. */
class UploadBusy extends Error {
  readonly status_code = 423;
  readonly body = 'Another request writes to this upload\n';
}

/**
 * Lets one request at a time write to an upload, in all processes together: a row says which. After
 * a cut line, the request that goes on waits until the one before it lets go.
 */
export const uploadLocks = (clock: Clock): Locker => ({
  newLock: (key): Lock => {
    const holder = newId();
    const leased = () => ({ key, holder, until: new Date(clock.now().getTime() + lease) });
    let renewing: NodeJS.Timeout | undefined;
    return {
      lock: async (signal, letGo) => {
        const waited = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
        while (!(await claim(leased(), clock.now()))) {
          if (waited.aborted) throw new UploadBusy();
          await pause(retry);
        }
        renewing = setInterval(() => {
          renew(leased()).then(
            (wanted) => (wanted === false ? undefined : letGo()),
            (failure: unknown) => log.warn({ err: failure }, 'an upload’s lock was not renewed'),
          );
        }, renewal);
      },
      unlock: async () => {
        clearInterval(renewing);
        await release({ key, holder });
      },
    };
  },
});
