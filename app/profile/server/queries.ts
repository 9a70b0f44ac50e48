import { q } from '#app/platform/database.ts';
import type { PhotosTable, ProfileTables } from './tables.ts';

const db = () => q<ProfileTables>();

/** A person has one photo: a new one replaces the old one. */
export const putPhoto = ({ uid, ...photo }: PhotosTable) =>
  db()
    .insertInto('photos')
    .values({ uid, ...photo })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(photo))
    .execute();

export const deletePhoto = (uid: string) =>
  db().deleteFrom('photos').where('uid', '=', uid).execute();

export const photoBytes = async (
  name: string,
  form: 'picture' | 'small',
): Promise<Buffer | undefined> =>
  (
    await db()
      .selectFrom('photos')
      .select(`${form} as bytes`)
      .where('name', '=', name)
      .executeTakeFirst()
  )?.bytes;

export const photoOfPerson = (uid: string) =>
  db()
    .selectFrom('photos')
    .select(['picture', 'uploaded_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();
