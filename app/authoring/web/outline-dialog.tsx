import { useNavigate, useRevalidator } from 'react-router';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { api } from '#app/shared/api-client.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { LessonKind } from '#app/courses/lesson-kinds.ts';
import type { authoringContract, Outline } from '../contract.ts';
import { quizDeskPath } from '../quiz-desk-path.ts';
import type { draftQuizzesContract } from '../quizzes.contract.ts';
import { DeletionDialog, type Deletion } from './deletion-dialog.tsx';
import { kindIn, LessonKindField } from './lesson-kind-field.tsx';

const call = api<typeof authoringContract>();
const callQuizzes = api<typeof draftQuizzesContract>();

/** What the outline asks about. */
export type Asked =
  | { kind: 'add-stage' }
  | { kind: 'add-lesson' | 'add-quiz'; stage: string }
  | { kind: 'rename-stage' | 'move-lesson'; id: string; title: string }
  | Deletion;

interface OutlineDialogProps {
  outline: Outline;
  asked: Asked;
  onClose: () => void;
  /** A new lesson is in the editor. */
  onOpen: () => void;
}

export function OutlineDialog({ outline, asked, onClose, onOpen }: OutlineDialogProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const course = { id: outline.id };
  const done = () => {
    onClose();
    void revalidate();
  };
  if (asked.kind === 'add-quiz')
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title="Add a quiz to this stage?"
        action="Add quiz"
        onConfirm={async () => {
          const { id } = await callQuizzes('POST /authoring/courses/{id}/quizzes', {
            params: course,
            body: { stage: asked.stage },
          });
          done();
          await navigate(quizDeskPath(outline.id, id));
          onOpen();
        }}
      >
        Once it is published, learners pass it to finish the course. Anyone who has already finished
        the course stays finished and keeps the certificate.
      </ConfirmDialog>
    );
  if (
    asked.kind === 'delete-stage' ||
    asked.kind === 'delete-lesson' ||
    asked.kind === 'delete-quiz'
  )
    return <DeletionDialog outline={outline} asked={asked} onClose={onClose} onDone={done} />;
  const forms = {
    'add-stage': {
      title: 'Add a stage',
      action: 'Add stage',
      send: (title: string) =>
        call('POST /authoring/courses/{id}/stages', { params: course, body: { title } }),
    },
    'rename-stage': {
      title: 'Rename the stage',
      action: 'Rename',
      send: (title: string) =>
        call('PUT /authoring/courses/{id}/stages/{stage}', {
          params: { ...course, stage: 'id' in asked ? asked.id : '' },
          body: { title },
        }),
    },
    'add-lesson': {
      title: 'Add a lesson',
      action: 'Add lesson',
      send: async (title: string, kind: LessonKind) => {
        const stage = 'stage' in asked ? asked.stage : '';
        const { id } = await call('POST /authoring/courses/{id}/lessons', {
          params: course,
          body: { stage, title, kind },
        });
        await navigate(authorDeskPath(outline.id, id));
        onOpen();
      },
    },
  };
  if (asked.kind === 'move-lesson') {
    const current = outline.stages.find(({ lessons }) => lessons.some(({ id }) => id === asked.id));
    return (
      <FormDialog
        title="Move the lesson"
        action="Move"
        send={(form) =>
          call('PUT /authoring/courses/{id}/lessons/{lesson}/place', {
            params: { ...course, lesson: asked.id },
            body: { stage: typedIn(form, 'stage'), place: 1000 },
          })
        }
        onClose={onClose}
        onSent={done}
      >
        {(field) => (
          <SelectField
            label="Stage"
            hint={`“${asked.title}” becomes its last lesson.`}
            defaultValue={current?.id ?? ''}
            options={outline.stages.map(({ id, title }) => ({ value: id, label: title }))}
            {...field('stage')}
          />
        )}
      </FormDialog>
    );
  }
  const { title, action, send } = forms[asked.kind];
  return (
    <FormDialog
      title={title}
      action={action}
      send={(form) => send(typedIn(form, 'title'), kindIn(typedIn(form, 'kind')))}
      onClose={onClose}
      onSent={done}
    >
      {(field) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={200}
            defaultValue={'title' in asked ? asked.title : ''}
            {...field('title')}
          />
          {asked.kind === 'add-lesson' && <LessonKindField {...field('kind')} />}
        </>
      )}
    </FormDialog>
  );
}
