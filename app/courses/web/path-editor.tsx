import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { linesIn } from '../desk-text.ts';
import { CourseFinder } from './course-finder.tsx';
import type { DeskPath, pathsContract } from '../paths.contract.ts';

const call = api<typeof pathsContract>();

interface PathEditorProps {
  /** Undefined for a new one. */
  path: DeskPath | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or changes a learning path; the input stays when the server refuses it. */
export function PathEditor({ path, onClose, onSaved }: PathEditorProps) {
  const [courses, setCourses] = useState(path?.courses.map(({ slug }) => slug).join('\n') ?? '');
  const chosen = linesIn(courses);
  const toggle = (slug: string) => {
    const others = chosen.filter((each) => each !== slug);
    setCourses((chosen.includes(slug) ? others : [...chosen, slug]).join('\n'));
  };
  const send = (form: HTMLFormElement) => {
    const body = {
      title: typedIn(form, 'title'),
      description: typedIn(form, 'description'),
      courses: chosen,
      published: typedIn(form, 'published') === 'yes',
    };
    return path
      ? call('PUT /admin/paths/{id}', {
          params: { id: path.id },
          body: { ...body, version: path.version },
        })
      : call('POST /admin/paths', { body });
  };
  return (
    <FormDialog
      wide
      title={path ? 'Change the path' : 'Add a path'}
      action={path ? 'Save changes' : 'Add path'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField label="Title" required defaultValue={path?.title} {...field('title')} />
          <TextArea
            label="Description"
            required
            rows={3}
            defaultValue={path?.description}
            {...field('description')}
            hint="What it leads to, and who it is for."
          />
          <TextArea
            label="Courses"
            required
            rows={5}
            value={courses}
            onChange={({ currentTarget }) => setCourses(currentTarget.value)}
            {...field('courses')}
            hint="Their slugs, one per line, in the order of the path. Readers see the published ones."
          />
          <CourseFinder chosen={chosen} onToggle={toggle} />
          <CheckField
            label="Published"
            name="published"
            value="yes"
            defaultChecked={path?.published ?? true}
          />
        </>
      )}
    </FormDialog>
  );
}
