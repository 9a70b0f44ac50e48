import { useNavigate } from 'react-router';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { standingOf, useIdentity, useProfile } from '#app/shared/identity.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { BegunCourse } from '../desk.contract.ts';

interface NewCourseDialogProps {
  begin: (course: BegunCourse) => Promise<{ id: string }>;
  onClose: () => void;
}

/** Begins a course and opens its desk, where stages and lessons are written. */
export function NewCourseDialog({ begin, onClose }: NewCourseDialogProps) {
  const navigate = useNavigate();
  const { admin } = standingOf(useIdentity());
  const name = useProfile()?.displayName;
  const send = async (form: HTMLFormElement) => {
    const { id } = await begin({
      title: typedIn(form, 'title'),
      slug: typedIn(form, 'slug').trim(),
      description: typedIn(form, 'description'),
      instructor: typedIn(form, 'instructor'),
    });
    await navigate(authorDeskPath(id));
  };
  return (
    <FormDialog
      wide
      title="New course"
      action="Begin"
      send={send}
      onClose={onClose}
      onSent={onClose}
    >
      {(field) => (
        <>
          <TextField label="Title" required maxLength={200} {...field('title')} />
          <TextField
            label="Address (optional)"
            maxLength={80}
            hint="Lower-case letters, digits and hyphens. If you leave it empty, we make it from the title."
            {...field('slug')}
          />
          <TextArea
            label="Description"
            required
            rows={3}
            hint="What people can do after it. The catalogue shows this."
            {...field('description')}
          />
          <TextField
            label="Who teaches it"
            required
            maxLength={120}
            defaultValue={admin ? undefined : name}
            {...field('instructor')}
          />
          <p className="text-small text-soft">
            {admin
              ? 'Nobody sees the course until you publish it.'
              : 'Learners don’t see the course until an admin puts it on sale.'}
          </p>
        </>
      )}
    </FormDialog>
  );
}
