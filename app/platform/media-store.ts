import { join } from 'node:path';
import type { Environment } from './environment.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where the bytes of media are. */
export type StoreSettings = { kind: 'folder'; directory: string } | ({ kind: 's3' } & S3Settings);

export const bucketVariables =
  'S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY';

/** The folder for files, in use or not, and the one where packages are read. */
export const mediaFolders = ({ DATA_DIR: data }: Environment) => ({
  folder: join(data, 'media'),
  arriving: join(data, 'arriving'),
});

/** A folder, or a bucket if all of its variables are given; undefined if only some are. */
export function storeOf(env: Environment): StoreSettings | undefined {
  const given = {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = given;
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { kind: 's3', endpoint, bucket, region, accessKeyId, secretAccessKey };
  return Object.values(given).some(Boolean)
    ? undefined
    : { kind: 'folder', directory: mediaFolders(env).folder };
}
