import { useEffect, useState } from 'react';
import { Note } from '#app/ui/base/note.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { wholeText } from '#app/courses/lesson-needs.ts';
import { api } from '#app/shared/api-client.ts';
import type { authoringContract, EditedLesson } from '../contract.ts';
import { isKindFault } from '../kind-fault.ts';
import type { Fault, LessonTexts } from '../lesson-texts.contract.ts';
import { kindIn, LessonKindField } from './lesson-kind-field.tsx';
import { LessonTextEditor } from './lesson-text-editor.tsx';
import { NeedsEditor } from './needs-editor.tsx';
import { SaveState } from './save-state.tsx';
import type { Written } from './text-preview.tsx';
import { useDraftSaver } from './use-draft-saver.ts';
import './lesson-writer.css';

const call = api<typeof authoringContract>();

interface LessonWriterProps {
  courseId: string;
  lesson: EditedLesson;
  /** Tells what readers would see, as it is being written. */
  onWritten: (written: Written) => void;
  /** Replaces what is on the screen by what someone else has saved. */
  onTake: (theirs: EditedLesson) => void;
  /** What is wrong with the practice of what is written. */
  faults: readonly Fault[];
}

const textsOf = ({
  title,
  minutes,
  preview,
  body,
  tasks,
  needs,
  kind,
}: EditedLesson): LessonTexts => ({
  title,
  minutes,
  preview,
  body,
  tasks,
  needs,
  kind,
});

/** A lesson's title, text, tasks and settings, saved while they are typed. */
export function LessonWriter({ courseId, lesson, onWritten, onTake, faults }: LessonWriterProps) {
  const params = { id: courseId, lesson: lesson.id };
  const { saver, saving, leaving, begun } = useDraftSaver<LessonTexts>({
    courseId,
    id: lesson.id,
    texts: textsOf(lesson),
    revision: lesson.revision,
    send: async (changed, revision) => {
      const sent = { ...changed, revision };
      return (await call('PUT /authoring/courses/{id}/lessons/{lesson}', { params, body: sent }))
        .revision;
    },
  });
  const [texts, setTexts] = useState(begun);
  const [tasks, setTasks] = useState(() => begun.tasks.join('\n'));
  const { body, needs, kind } = texts;
  useEffect(() => onWritten({ body, needs, kind }), [onWritten, body, needs, kind]);
  const lacking = faults.find(isKindFault);

  const change = (part: Partial<LessonTexts>) => {
    const changed = { ...texts, ...part };
    setTexts(changed);
    saver.change(changed);
  };
  const errorOf = (name: string) =>
    saving.state === 'refused'
      ? Object.entries(saving.fields).find(([field]) => field.split('.')[0] === name)?.[1]
      : undefined;
  return (
    <div className="lesson-writer">
      <SaveState
        saver={saver}
        saving={saving}
        leaving={leaving}
        title="Two versions of this lesson"
        textOf={wholeText}
        load={() => call('GET /authoring/courses/{id}/lessons/{lesson}', { params })}
        onTake={onTake}
      />
      <TextField
        label="Title"
        value={texts.title}
        maxLength={200}
        error={errorOf('title')}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <div className="row lesson-writer-facts">
        <LessonKindField
          className="lesson-writer-kind"
          value={kind}
          onChange={({ currentTarget }) => change({ kind: kindIn(currentTarget.value) })}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          className="lesson-writer-minutes"
          defaultValue={texts.minutes || ''}
          error={errorOf('minutes')}
          onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value || 0) })}
        />
        <CheckField
          label="Free preview"
          className="lesson-writer-preview"
          checked={texts.preview}
          onChange={({ currentTarget }) => change({ preview: currentTarget.checked })}
        />
      </div>
      {lacking && <Note kind="info">{lacking.message}</Note>}
      <LessonTextEditor text={body} onText={(typed) => change({ body: typed })} faults={faults} />
      <TextArea
        label="Tasks (optional)"
        hint="One per line. Learners tick them off."
        rows={4}
        value={tasks}
        error={errorOf('tasks')}
        onChange={({ currentTarget }) => {
          setTasks(currentTarget.value);
          change({ tasks: linesIn(currentTarget.value) });
        }}
      />
      <NeedsEditor
        needs={begun.needs}
        refused={saving.state === 'refused' ? saving.fields : {}}
        onNeeds={(changed) => change({ needs: changed })}
      />
    </div>
  );
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
