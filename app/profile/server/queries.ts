import { q } from '#app/platform/database.ts';
import { forUpdate } from '#app/platform/locks.ts';
import type { ProfileTables } from './tables.ts';

const db = () => q<ProfileTables>();

interface NewPhoto {
  uid: string;
  name: string;
  media_id: string;
  uploaded_at: Date;
}

/** A person has one photo: a new one replaces the old one. */
export const putPhoto = ({ uid, ...photo }: NewPhoto) => {
  const stored = { ...photo, picture: null, small: null };
  return db()
    .insertInto('photos')
    .values({ uid, ...stored })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(stored))
    .execute();
};

export const deletePhoto = (uid: string) =>
  db().deleteFrom('photos').where('uid', '=', uid).execute();

const photos = () => db().selectFrom('photos').selectAll();

export type PhotoRow = NonNullable<Awaited<ReturnType<typeof photoNamed>>>;

export const photoNamed = (name: string) => photos().where('name', '=', name).executeTakeFirst();

export const photoOfPerson = (uid: string) => photos().where('uid', '=', uid).executeTakeFirst();

/** Until the transaction ends, it stays as it is. */
export const lockPhoto = (uid: string) =>
  photos().where('uid', '=', uid).$call(forUpdate).executeTakeFirst();

/** One that is not in the store yet. */
export const photoToMove = () => photos().where('media_id', 'is', null).limit(1).executeTakeFirst();
