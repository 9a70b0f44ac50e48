import { useState } from 'react';
import { longestProject } from '#app/courses/project-text-limits.ts';
import { api } from '#app/shared/api-client.ts';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { LeaveQuestion } from '#app/ui/dialog/leave-question.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { WritingField } from '#app/ui/writing/writing-field.tsx';
import type { projectsDeskContract, WrittenProject } from '../desk.contract.ts';
import { CriteriaFields, criteriaIn, type Row } from './criteria-fields.tsx';

const call = api<typeof projectsDeskContract>();
const briefEditor = partOf(() => import('./brief-editor.tsx'), 'BriefEditor');

interface ProjectFormProps {
  courseId: string;
  /** As it is now; null before the first save. */
  before: WrittenProject | null;
  /** It replaced one that can be brought back until the next version is saved. */
  takenOver: boolean;
}

/** The project of a course, as its author writes it. */
export function ProjectForm({ courseId, before, takenOver }: ProjectFormProps) {
  const submission = useSubmission();
  const { field, submit, mend } = submission;
  const [version, setVersion] = useState(before?.version ?? 0);
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (before?.criteria ?? [{ name: '', points: 5, earns: '' }]).map((criterion, id) => ({
      id,
      criterion,
    })),
  );
  const [unsaved, setUnsaved] = useState(false);
  const change = (changed: readonly Row[]) => {
    setRows(changed);
    setUnsaved(true);
  };
  const send = (form: HTMLFormElement) =>
    submit(async () => {
      const checked = (name: string) => typedIn(form, name) === 'on';
      const saved = await call('PUT /authoring/courses/{id}/project', {
        params: { id: courseId },
        body: {
          version,
          title: typedIn(form, 'title'),
          brief: typedIn(form, 'brief'),
          criteria: criteriaIn(form, rows.length),
          takesLink: checked('takesLink'),
          takesWords: checked('takesWords'),
          takesFile: checked('takesFile'),
          offered: checked('offered'),
        },
      });
      setVersion(saved.version);
      setUnsaved(false);
      toast.success('Project saved');
    });
  return (
    <Form
      submission={submission}
      className="stack form-width"
      onInput={() => setUnsaved(true)}
      onSend={send}
    >
      <LeaveQuestion asks={unsaved} title="Leave without saving?">
        What you have typed since the last save will be lost.
      </LeaveQuestion>
      {takenOver && version === before?.version && (
        <Note kind="info">
          This project came with an upgrade. You can bring the one before it back from the course’s
          History, until somebody saves this one.
        </Note>
      )}
      <TextField
        label="Title"
        maxLength={longestProject.title}
        defaultValue={before?.title}
        required
        {...field('title')}
      />
      <WritingField
        label="The brief"
        rows={12}
        maxLength={longestProject.brief}
        defaultValue={before?.brief}
        hint="What learners build, as in a lesson but without pictures or files."
        load={briefEditor}
        onText={() => {
          mend('brief');
          setUnsaved(true);
        }}
        required
        {...field('brief')}
      />
      <CriteriaFields
        rows={rows}
        onRows={change}
        field={field}
        fault={submission.refusal?.fields.criteria}
      />
      <fieldset className="stack project-fields">
        <legend className="strong">What learners submit</legend>
        <CheckField
          label="A link"
          defaultChecked={before?.takesLink ?? true}
          {...field('takesLink')}
        />
        <CheckField
          label="A text"
          defaultChecked={before?.takesWords ?? false}
          {...field('takesWords')}
        />
        <CheckField
          label="A file"
          defaultChecked={before?.takesFile ?? false}
          {...field('takesFile')}
        />
      </fieldset>
      <CheckField
        long
        label="Offer it to learners"
        defaultChecked={before?.offered ?? false}
        hint="They then see each save at once. A submission is judged by the version that its learner read."
        {...field('offered')}
      />
      <FormEnd submission={submission} action="Save project" />
    </Form>
  );
}
