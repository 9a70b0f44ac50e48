import type { PersonalData } from '#app/platform/personal-data.ts';
import { applicationFacts, deleteApplicationsOf, resumeFiles } from './personal-data.queries.ts';
import { pdfOf, removeResumesOf } from './resumes.service.ts';

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
      files: await filesOf(resumes, fileOf),
    };
  },
  erase: async (_ctx, { uid }) => {
    await deleteApplicationsOf(uid);
    await removeResumesOf(uid);
  },
};

async function filesOf(
  resumes: Awaited<ReturnType<typeof resumeFiles>>,
  names: ReadonlyMap<string, string>,
): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const resume of resumes) {
    const pdf = await pdfOf(resume);
    if (pdf) files[names.get(resume.id) ?? resume.id] = pdf;
  }
  return files;
}
