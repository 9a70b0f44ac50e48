import type { authoringContract } from '#app/authoring/contract.ts';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { LaterVideo } from '#app/media/web/later-video.tsx';
import type { LessonPart } from '#app/practice/contract.ts';
import { untouched } from '#app/practice/draft.ts';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { usePractice, type Examiner } from '#app/practice/web/use-practice.ts';
import { api } from '#app/shared/api-client.ts';

const call = api<typeof authoringContract>();

interface WrittenLessonProps {
  body: string;
  parts: readonly LessonPart[];
}

/** A lesson while it is written. Its author may try the practice as a learner would; nothing is stored. */
export function WrittenLesson({ body, parts }: WrittenLessonProps) {
  const practice = usePractice({ parts }, examinerOf(body));
  return <PracticeParts parts={parts} text={LessonText} video={LaterVideo} practice={practice} />;
}

const examinerOf = (body: string): Examiner => ({
  judge: (block, answer, { tries }) =>
    call('POST /authoring/preview/tries', { body: { body, block, answer, tries } }),
  show: (block, { answer, tries }) =>
    call('POST /authoring/preview/answers', { body: { body, block, answer, tries } }),
  again: async () => untouched,
});
