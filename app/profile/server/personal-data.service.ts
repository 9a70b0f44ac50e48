import type { PersonalData } from '#app/platform/personal-data.ts';
import { bytesOf, erasePhoto } from './photos.service.ts';
import { photoOfPerson } from './queries.ts';

export const profilePersonalData: PersonalData = {
  part: 'photo',
  inPolicy: 'a photo',
  tables: { photos: 'exported as a file; deleted' },
  exportOf: async ({ uid }) => {
    const photo = await photoOfPerson(uid);
    const bytes = await bytesOf(photo, { small: false });
    return {
      data: photo ? { file: 'photo.webp', uploadedAt: photo.uploaded_at } : null,
      ...(bytes && { files: { 'photo.webp': bytes } }),
    };
  },
  erase: async (_ctx, { uid }) => erasePhoto(uid),
};
