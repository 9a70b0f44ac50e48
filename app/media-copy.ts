import { copyMedia } from './media/server/copying.service.ts';
import type { Context } from './platform/context.ts';

/** The operator's command `media-copy`. Returns the text to print. */
export async function copyFiles(ctx: Context, from: string | undefined): Promise<string> {
  if (from !== 'folder' && from !== 'bucket')
    throw new Error(
      'Where are the files now? Give `media-copy folder` to copy them to the bucket, `media-copy bucket` to copy them back.',
    );
  const { copied, there } = await copyMedia(ctx, from);
  return `${copied} files were copied from the ${from} and compared; ${there} were there already.`;
}
