import { Server } from '@tus/server';
import type { Clock } from '#app/platform/clock.ts';
import { mediaStore } from './store-gateway.ts';
import { uploadLocks } from './upload-locks.service.ts';

/** What comes before the key in an upload's address. */
export const uploadsPath = '/api/uploads';

/** Answers the parts of an upload. The service begins uploads, so tus itself creates none. */
export function tusDoor(clock: Clock): (request: Request) => Promise<Response> {
  let server: Promise<Server> | undefined;
  const open = async () =>
    new Server({
      path: uploadsPath,
      datastore: (await mediaStore()).uploads,
      locker: uploadLocks(clock),
    });
  return async (request) => {
    const response = await (await (server ??= open())).handleWeb(request);
    // Pages of other sites have no business here.
    response.headers.delete('access-control-allow-origin');
    response.headers.delete('access-control-expose-headers');
    return response;
  };
}
