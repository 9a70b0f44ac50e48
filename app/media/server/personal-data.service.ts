import type { PersonalData } from '#app/platform/personal-data.ts';
import { removeAttachmentsOf } from './attachments.service.ts';
import { removePackagesOf } from './packages.service.ts';
import { mediaFactsOf } from './queries.ts';

export const mediaPersonalData: PersonalData = {
  part: 'media',
  inPolicy: 'which files you have uploaded for lessons',
  tables: {
    media:
      'exported as a list; what lessons may show stays, without the name of whoever uploaded it; attachments, photos and résumés are exported with what they belong to, and deleted; a package is deleted',
  },
  exportOf: async ({ uid }) => ({ data: await mediaFactsOf(uid) }),
  erase: async (_ctx, { uid }) => {
    await removeAttachmentsOf(uid);
    await removePackagesOf(uid);
  },
};
