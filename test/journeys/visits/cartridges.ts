import { packed, pagesMade } from '../../cartridges.ts';
import { deskPath } from './authoring.ts';
import type { Visits } from './visit.ts';

const made = pagesMade({ Welcome: '<p>Hello</p>', Lost: '<p>Hello <video></video></p>' });

export const cartridges: Visits = {
  'the report of a Common Cartridge': {
    path: async () => (await deskPath()).replace('/content', '/cartridge'),
    as: 'admin',
    open: async (page) => {
      const buffer = packed({
        ...made,
        items: [...(made.items ?? []), { title: 'Only a heading' }],
      });
      await page
        .getByLabel('The package')
        .setInputFiles({ name: 'shop.imscc', mimeType: 'application/zip', buffer });
      await page.getByText('Nothing has been added yet.').waitFor();
    },
  },
};
