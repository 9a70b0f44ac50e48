import { ApiFailure } from '#app/shared/api-client.ts';
import { formatFault, nameFault } from '../file-faults.ts';
import { kindOf } from '../file-kinds.ts';
import { firstBytes, formatOf } from '../first-bytes.ts';

/**
 * Looks into a file before it is sent.
 * @throws {ApiFailure} as the server would refuse it
 */
export async function checkFile(file: File): Promise<void> {
  const { name, size } = file;
  const refuse = (code: string, words: string): never => {
    throw new ApiFailure(400, code, words);
  };
  const said = nameFault(file);
  if (said) refuse(said.code, said.text);
  if (size === 0) refuse('media/damaged', `“${name}” is empty.`);
  const start = await file
    .slice(0, firstBytes)
    .arrayBuffer()
    .catch(() => refuse('media/damaged', `“${name}” can’t be read. Has it been moved or deleted?`));
  const found = formatFault(name, formatOf(new Uint8Array(start)));
  if (found) refuse(found.code, found.text);
  if (kindOf(name)?.kind === 'video') await (await import('./video-file.ts')).checkVideo(file);
}
