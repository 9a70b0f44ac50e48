import { contentChanged } from '#app/platform/content-changed.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import { publicAddress } from '#app/shared/public-address.ts';
import { publicPagePath } from '../addresses.ts';
import { deletePage, pageFacts } from './queries.ts';
import { reportFacts } from './reports.queries.ts';

export const memberPagesPersonalData: PersonalData = {
  part: 'public-page',
  inPolicy: 'Your public page, if you make one',
  tables: {
    member_pages: 'exported; deleted',
    // What a report says in words is its writer's, who may be known by them.
    member_page_reports: 'those of the person’s page are exported without their words; deleted',
  },
  exportOf: async ({ uid }) => {
    const page = await pageFacts(uid);
    return {
      data: page
        ? {
            address: publicAddress(publicPagePath(page.handle)),
            line: page.line,
            town: page.town,
            languages: page.languages,
            website: page.website,
            about: page.about,
            public: page.is_public,
            listedBySearchEngines: page.indexed,
            certificates: page.certificates,
            projects: page.projects,
            changedAt: page.changed_at,
            formerAddress: page.former_handle && {
              handle: page.former_handle,
              reservedUntil: page.former_free_at,
            },
            hiddenBecause: page.hidden_reason,
            reports: await reportFacts(uid),
          }
        : null,
    };
  },
  erase: async (_ctx, { uid }) => {
    await deletePage(uid);
    await contentChanged('member-pages');
  },
};
