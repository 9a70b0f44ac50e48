import { z } from 'zod';
import { line } from '#app/shared/text-schema.ts';

/** What an endpoint is told of a file that someone begins to upload. */
export const UploadBegun = z.strictObject({
  name: line('Name', 200),
  size: z.int().min(1, 'The file is empty'),
  /** Of name, size and first bytes: the same for the same file. */
  fingerprint: z.string().min(16).max(100),
});
