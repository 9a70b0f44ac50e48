import { updatePerson } from '#app/accounts/server/people.face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { PictureRefused, type PictureFault } from '#app/platform/picture-source.ts';
import { squarePictures } from '#app/platform/square-picture.ts';
import { photoAddress, photoSize, smallPhotoSize } from '#app/shared/photo-address.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { photoProblems } from '../contract.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(photoProblems);
const codes = {
  'unknown-format': 'photo/unsupported-type',
  damaged: 'photo/unreadable',
  'too-many-pixels': 'photo/too-many-pixels',
} as const satisfies Record<PictureFault, keyof typeof photoProblems>;

/**
 * Re-encodes the uploaded picture and makes it the actor's photo, replacing the earlier one.
 * Returns its address.
 * @throws {Problem} photo/unsupported-type, photo/unreadable, photo/too-many-pixels, server/busy
 */
export async function setPhoto(ctx: Context<Actor>, upload: Buffer): Promise<string> {
  const { uid } = ctx.actor;
  const [picture, small] = await squarePictures(upload, [photoSize, smallPhotoSize]).catch(
    (error: unknown) => {
      throw error instanceof PictureRefused ? refuse(codes[error.fault]) : error;
    },
  );
  if (!picture || !small) throw new Error('A picture was drawn in fewer sizes than asked for');
  const name = newId();
  const photoURL = photoAddress(name);
  await tx(async () => {
    // The person's row first, so that concurrent changes of the same photo wait for it.
    await updatePerson(ctx, { uid, photoURL });
    await queries.putPhoto({ uid, name, picture, small, uploaded_at: ctx.clock.now() });
  });
  return photoURL;
}

/** Removes a person's photo, if there is one. */
export const removePhoto = (ctx: Context, uid: string): Promise<void> =>
  tx(async () => {
    await updatePerson(ctx, { uid, photoURL: null });
    await queries.deletePhoto(uid);
  });

/** The WebP at an address, in its large or small form. */
export const photoOf = (name: string, { small }: { small: boolean }): Promise<Buffer | undefined> =>
  queries.photoBytes(name, small ? 'small' : 'picture');
