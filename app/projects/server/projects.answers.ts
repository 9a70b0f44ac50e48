import { formerMember } from '#app/accounts/server/people.face.ts';
import { lessonHtml } from '#app/courses/lesson-html.ts';
import type { Attempt, ReadProject } from '../contract.ts';
import type { AttemptRow, VersionRow } from './queries.ts';

export const readProject = (row: Omit<VersionRow, 'offered'>): ReadProject => ({
  version: row.version,
  title: row.title,
  html: lessonHtml(row.brief),
  criteria: row.criteria,
  takesLink: row.takes_link,
  takesWords: row.takes_words,
  takesFile: row.takes_file,
});

export const attemptAnswer = (row: AttemptRow): Attempt => ({
  id: row.id,
  attempt: row.attempt,
  link: row.link,
  words: row.words,
  file: row.file,
  submittedAt: row.submitted_at.toISOString(),
  criteria: row.criteria,
  response:
    row.responded_at === null
      ? null
      : {
          points: row.points ?? [],
          words: row.response ?? '',
          name: row.responder || formerMember,
          respondedAt: row.responded_at.toISOString(),
          correctedAt: row.corrected_at?.toISOString() ?? null,
        },
});
