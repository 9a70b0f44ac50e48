import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Bucket {
  endpoint: string;
  /** What is stored, by key. */
  objects: ReadonlyMap<string, Buffer>;
  /** Uploads in parts that have neither been completed nor ended. */
  open: () => number;
  stop: () => Promise<void>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const missing = (code: string): Answer => ({
  status: 404,
  body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/**
 * A local server of S3's protocol, as far as the store speaks it: objects with ranges, and uploads
 * in parts. It refuses bodies in the newer checksum encoding, which other services store as they
 * are. A request that has arrived is carried out once `before` has ended.
 */
export async function startBucket(
  before: (method: string) => Promise<void> = async () => {},
): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const metadata = new Map<string, Record<string, string>>();
  const uploads = new Map<string, Map<number, Buffer>>();

  const answer = (method: string, url: URL, headers: Headers, sent: Buffer): Answer => {
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    const upload = url.searchParams.get('uploadId');
    const parts = uploads.get(upload ?? '');
    if (headers.get('content-encoding')?.includes('aws-chunked')) return { status: 400 };
    if (method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return {
        body: `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (upload !== null && !parts) return missing('NoSuchUpload');
    if (upload !== null && parts) {
      if (method === 'PUT') {
        parts.set(Number(url.searchParams.get('partNumber')), sent);
        return { headers: { etag: `"${sent.length}"` } };
      }
      const inOrder = [...parts].toSorted(([one], [other]) => one - other);
      if (method === 'GET') {
        const listed = inOrder.map(
          ([number, bytes]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>"${bytes.length}"</ETag><Size>${bytes.length}</Size></Part>`,
        );
        return {
          body: `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`,
        };
      }
      uploads.delete(upload);
      if (method === 'DELETE') return { status: 204 };
      objects.set(key, Buffer.concat(inOrder.map(([, bytes]) => bytes)));
      return {
        body: `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`,
      };
    }
    if (method === 'POST' && url.searchParams.has('delete')) {
      for (const [, named = ''] of sent.toString().matchAll(/<Key>([^<]+)<\/Key>/g))
        objects.delete(named);
      return { body: '<DeleteResult/>' };
    }
    if (method === 'PUT') {
      objects.set(key, sent);
      const own = [...headers].filter(([name]) => name.startsWith('x-amz-meta-'));
      metadata.set(key, Object.fromEntries(own));
      return { headers: { etag: `"${sent.length}"` } };
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const stored = objects.get(key);
    if (!stored) return missing('NoSuchKey');
    const own = metadata.get(key) ?? {};
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.get('range') ?? '') ?? [];
    if (start === undefined || end === undefined) return { headers: own, body: stored };
    return {
      status: 206,
      headers: { ...own, 'content-range': `bytes ${start}-${end}/${stored.length}` },
      body: stored.subarray(Number(start), Number(end) + 1),
    };
  };

  const server = createServer((request, response) => {
    void buffer(request).then(
      async (sent) => {
        const { method = 'GET', url = '/' } = request;
        await before(method);
        const named = Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
        );
        const told = answer(method, new URL(url, 'http://bucket'), new Headers(named), sent);
        const body = told.body ?? '';
        response.writeHead(told.status ?? 200, {
          'content-length': Buffer.byteLength(body),
          ...told.headers,
        });
        response.end(method === 'HEAD' ? undefined : body);
      },
      // The line was cut: nothing of the part is stored.
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    open: () => uploads.size,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
