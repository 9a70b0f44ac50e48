import { attachmentCopy } from '#app/media/server/attachments.face.ts';
import type { PersonalData } from '#app/platform/personal-data.ts';
import {
  forgetPerson,
  responseFacts,
  savedFacts,
  submissionFacts,
} from './personal-data.queries.ts';

export const projectsPersonalData: PersonalData = {
  part: 'projects',
  inPolicy: 'Projects you submitted, with their files, the responses',
  tables: {
    project_submissions:
      'those of the person are exported with their files, their responses and what these said before a correction, and all of it is deleted; responses to others’ are exported, and kept without saying whose they are',
    project_versions: 'those that the person saved are exported; kept without saying by whom',
  },
  exportOf: async ({ uid }) => {
    const { submissions, files } = await withFiles(await submissionFacts(uid));
    const responses = await responseFacts(uid);
    return { data: { submissions, responses, saved: await savedFacts(uid) }, files };
  },
  erase: async (_ctx, { uid }) => forgetPerson(uid),
};

/** Bytes. An archive is made in memory; the page of a project has what doesn't fit. */
const mostInExport = 60_000_000;

/** The newest files come first; each submission names its own. */
async function withFiles(rows: Awaited<ReturnType<typeof submissionFacts>>) {
  const files: Record<string, Uint8Array> = {};
  const submissions = [];
  let room = mostInExport;
  for (const [place, { file_id: id, file, ...facts }] of [...rows.entries()].toReversed()) {
    room -= file?.size ?? 0;
    const copy = id !== null && room >= 0 ? await attachmentCopy(id) : undefined;
    const name = copy && `project-${place + 1}-${copy.name.replaceAll(/[/\\]/g, '-')}`;
    if (copy && name !== undefined) files[name] = copy.bytes;
    submissions.unshift({
      ...facts,
      ...(file && { file: { ...file, inArchive: name ?? 'too large for this archive' } }),
    });
  }
  return { submissions, files };
}
