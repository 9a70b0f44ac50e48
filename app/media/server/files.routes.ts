import { Hono, type Context as HonoContext } from 'hono';
import { uploadTime } from '#app/platform/body-time.ts';
import type { Parts } from '#app/platform/feature.ts';
import { refusal } from '#app/platform/http-answer.ts';
import { callerAddress, type RequestEnvironment } from '#app/platform/http.ts';
import { consume, limitKeyOfAddress } from '#app/platform/limits.ts';
import { Problem, refuse } from '#app/shared/problem.ts';
import { byteRange } from '../byte-range.ts';
import { servedFile, uploadGoesOn } from './files.service.ts';
import { tusDoor, uploadsPath } from './tus-gateway.ts';
import type { StoredFile } from './media.answers.ts';

/** Bytes. Our pages send parts of a quarter. */
const largestPart = 16 * 2 ** 20;

/** The addresses of uploads are too many to be guessed; this only keeps anyone from trying. */
const wrongUploads = { name: 'wrong-uploads', points: 60, per: 60 };

/** The parts of uploads, and the files as pages show them. */
export function mediaFiles(parts: Parts): Hono {
  const files = new Hono();
  const tus = tusDoor(parts.clock);
  // Hono asks GET for HEAD.
  files.on(['GET', 'PATCH'], `${uploadsPath}/:key`, async (c) => {
    if (c.req.method === 'GET' || !(await uploadGoesOn(c.req.param('key')))) {
      await consume(wrongUploads, limitKeyOfAddress(callerAddress(c, parts.config.trustProxy)));
      return refusal(c, refuse('request/not-found'));
    }
    if (c.req.method === 'PATCH') {
      const length = Number(c.req.header('content-length') ?? Number.NaN);
      if (!(length <= largestPart)) return refusal(c, refuse('request/too-large'));
      const { grantTime } = (c.env ?? {}) as RequestEnvironment['Bindings'];
      grantTime?.(uploadTime(length));
    }
    return tus(c.req.raw);
  });
  files.get('/media/:id{[\\w-]{22}}/:file', async (c) => {
    const asked = {
      ...c.req.param(),
      path: c.req.path,
      query: (name: string) => c.req.query(name),
    };
    const found = await servedFile(parts, asked);
    if (!found) return c.text('Not found', 404, { 'cache-control': 'no-store' });
    if (found === 'closed')
      return c.text('This address is not valid any more. Reload the page.', 403, {
        'cache-control': 'no-store',
      });
    return answer(c, found);
  });
  files.onError((failure, c) => {
    if (!(failure instanceof Problem)) throw failure;
    return refusal(c, failure);
  });
  return files;
}

type Served = Exclude<Awaited<ReturnType<typeof servedFile>>, 'closed' | undefined>;

/**
 * The bytes of an address never change, so they are the same under the same tag. Whether all may see
 * them does: a shared copy outlives that by an hour at most.
 */
async function answer(c: HonoContext, { tag, shared, stored, open }: Served): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': stored.type,
    'accept-ranges': 'bytes',
    etag: tag,
    'cache-control': shared ? 'public, max-age=3600' : 'private, max-age=31536000, immutable',
    ...dispositionOf(stored),
  };
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers);
  const ifRange = c.req.header('if-range');
  const header = ifRange === undefined || ifRange === tag ? c.req.header('range') : undefined;
  const range = byteRange(header, stored.bytes);
  if (range === null)
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${stored.bytes}` });
  const { start, end } = range ?? { start: 0, end: stored.bytes - 1 };
  const answered = {
    ...headers,
    'content-length': `${end - start + 1}`,
    ...(range && { 'content-range': `bytes ${start}-${end}/${stored.bytes}` }),
  };
  const status = range ? 206 : 200;
  return c.req.method === 'HEAD'
    ? c.body(null, status, answered)
    : c.body(await open({ start, end }), status, answered);
}

const dispositionOf = ({ download }: StoredFile): Record<string, string> =>
  download === undefined
    ? {}
    : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(download)}` };
