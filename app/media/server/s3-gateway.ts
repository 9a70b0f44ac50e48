import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import type { S3Settings } from '#app/platform/media-store.ts';
import type { MediaStore } from './ports.ts';

/** Bytes of a part; the protocol's least is 5 MB. */
const partSize = 8 * 2 ** 20;

/** A bucket of a service that speaks S3's protocol. The module is loaded only where one is used. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = {
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Other services store the trailers of the newer checksums as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const s3 = new S3Client(client);
  // Not every service has tags; unfinished uploads are removed by a job.
  const uploads = new S3Store({
    partSize,
    useTags: false,
    s3ClientConfig: { ...client, bucket },
  });
  const store: MediaStore = {
    uploads,
    read: async (key, { start, end }) => {
      const { Body } = await s3.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
      );
      if (!Body) throw new Error(`The store answered without ${key}`);
      return Body.transformToWebStream() as ReadableStream<Uint8Array<ArrayBuffer>>;
    },
    write: async (key, bytes) => {
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes }));
    },
    remove: async (key) => {
      // Ends an unfinished upload; of a finished one, services have nothing to end.
      await uploads.remove(key).catch(() => undefined);
      for (const ending of ['', '.info', '.part'])
        await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key + ending }));
    },
  };
  return store;
}
