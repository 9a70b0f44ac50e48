import type { PersonalData } from '#app/platform/personal-data.ts';
import { deletePhoto, photoOfPerson } from './queries.ts';

export const profilePersonalData: PersonalData = {
  part: 'photo',
  inPolicy: 'a photo',
  tables: { photos: 'exported as a file; deleted' },
  exportOf: async ({ uid }) => {
    const photo = await photoOfPerson(uid);
    return {
      data: photo ? { file: 'photo.webp', uploadedAt: photo.uploaded_at } : null,
      ...(photo && { files: { 'photo.webp': photo.picture } }),
    };
  },
  erase: async (_ctx, { uid }) => deletePhoto(uid),
};
