import { useCallback, useEffect, useState } from 'react';
import { countText } from '#app/courses/course-facts.ts';
import { api } from '#app/shared/api-client.ts';
import { loaded } from '#app/shared/loaded.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { authoringContract, Outline } from '../contract.ts';
import type { LessonLearners } from '../lesson-learners.contract.ts';
import type { draftQuizzesContract } from '../quizzes.contract.ts';
import { LessonLoss } from './lesson-loss.tsx';

const call = api<typeof authoringContract>();
const callQuizzes = api<typeof draftQuizzesContract>();

export interface Deletion {
  kind: 'delete-stage' | 'delete-lesson' | 'delete-quiz';
  id: string;
  title: string;
}

interface DeletionDialogProps {
  outline: Outline;
  asked: Deletion;
  onClose: () => void;
  onDone: () => void;
}

/** Says what learners would lose, or what must be deleted first. */
export function DeletionDialog({ asked, ...rest }: DeletionDialogProps) {
  if (asked.kind === 'delete-lesson') return <LessonDeletion asked={asked} {...rest} />;
  return asked.kind === 'delete-stage' ? (
    <StageDeletion asked={asked} {...rest} />
  ) : (
    <QuizDeletion asked={asked} {...rest} />
  );
}

function LessonDeletion({ outline, asked, onClose, onDone }: DeletionDialogProps) {
  const params = { id: outline.id, lesson: asked.id };
  const isNew = outline.stages.some(({ lessons }) =>
    lessons.some(({ id, state }) => id === asked.id && state === 'new'),
  );
  const [learners, load] = useLearners(outline.id, asked.id);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${asked.title}”?`}
      action="Delete"
      ready={isNew || Boolean(learners)}
      onConfirm={async () => {
        await call('DELETE /authoring/courses/{id}/lessons/{lesson}', { params });
        onDone();
      }}
    >
      {isNew ? (
        'Learners don’t have this lesson yet, so they lose nothing. Its text is deleted.'
      ) : (
        <LessonLoss learners={learners} onRetry={load} />
      )}
    </ConfirmDialog>
  );
}

/** Undefined until they are counted, and null if that failed; and how to count them again. */
function useLearners(courseId: string, lessonId: string) {
  const [learners, setLearners] = useState<LessonLearners | null>();
  const load = useCallback(() => {
    setLearners(undefined);
    void loaded(
      call('GET /authoring/courses/{id}/lessons/{lesson}/learners', {
        params: { id: courseId, lesson: lessonId },
      }),
    ).then(setLearners);
  }, [courseId, lessonId]);
  useEffect(load, [load]);
  return [learners, load] as const;
}

function StageDeletion({ outline, asked, onClose, onDone }: DeletionDialogProps) {
  const stage = outline.stages.find(({ id }) => id === asked.id);
  const parts = [
    stage?.lessons.length && {
      inside: countText(stage.lessons.length, 'lesson'),
      first: 'Move its lessons to another stage or delete them.',
    },
    stage?.quiz && { inside: 'a quiz', first: 'Delete its quiz.' },
  ].filter((part) => typeof part === 'object' && part !== null);
  if (parts.length > 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={`“${asked.title}” is not empty`}
        actions={<Button onClick={onClose}>Back to the outline</Button>}
      >
        <p className="text-soft">
          It contains {parts.map(({ inside }) => inside).join(' and ')}.{' '}
          {parts.map(({ first }) => first).join(' ')} Then you can delete the stage.
        </p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${asked.title}”?`}
      action="Delete"
      onConfirm={async () => {
        const params = { id: outline.id, stage: asked.id };
        await call('DELETE /authoring/courses/{id}/stages/{stage}', { params });
        onDone();
      }}
    >
      It is empty, so learners lose nothing.
    </ConfirmDialog>
  );
}

const QuizDeletion = ({ outline, asked, onClose, onDone }: DeletionDialogProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title={`Delete “${asked.title}”?`}
    action="Delete"
    onConfirm={async () => {
      const params = { id: outline.id, quiz: asked.id };
      await callQuizzes('DELETE /authoring/courses/{id}/quizzes/{quiz}', { params });
      onDone();
    }}
  >
    Its questions are deleted from the draft. Anyone who has passed it keeps that result. Learners
    still see the quiz until you publish.
  </ConfirmDialog>
);
