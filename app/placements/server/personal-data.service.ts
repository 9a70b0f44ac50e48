import type { PersonalData } from '#app/platform/personal-data.ts';
import { applicationFacts, deletePlacementsOf, resumeFiles } from './personal-data.queries.ts';

export const placementsPersonalData: PersonalData = {
  part: 'placements',
  inPolicy: 'including the résumé',
  tables: {
    placement_applications: 'exported; deleted',
    placement_resumes: 'each exported as a file; deleted',
    placement_notes:
      'what admins tell each other: not exported; deleted with the application, an author is kept by uid alone',
  },
  exportOf: async ({ uid }) => {
    const [applications, resumes] = await Promise.all([applicationFacts(uid), resumeFiles(uid)]);
    const fileOf = new Map(resumes.map(({ id }, index) => [id, `resume-${index + 1}.pdf`]));
    return {
      data: {
        applications: applications.map(({ resume, ...facts }) => ({
          ...facts,
          resume: fileOf.get(resume),
        })),
        resumes: resumes.map(({ id, name, uploadedAt }) => ({
          file: fileOf.get(id),
          name,
          uploadedAt,
        })),
      },
      files: Object.fromEntries(
        resumes.map(({ id, pdf }): [string, Buffer] => [fileOf.get(id) ?? id, pdf]),
      ),
    };
  },
  erase: async (_ctx, { uid }) => deletePlacementsOf(uid),
};
