import type { ReactNode } from 'react';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import type { DeskCourse } from '../desk.contract.ts';

interface PublishDialogProps {
  course: DeskCourse;
  onClose: () => void;
  onPublish: () => Promise<unknown>;
  /** Who else is told. */
  children: ReactNode;
}

/** Asks before a course goes on sale, and says who is told. */
export const PublishDialog = ({ course, onClose, onPublish, children }: PublishDialogProps) => (
  <FormDialog
    title="Put this course on sale?"
    action="Publish"
    send={onPublish}
    onClose={onClose}
    onSent={onClose}
  >
    {() => (
      <>
        <p className="text-soft">
          “{course.title}” will appear in the catalogue, for everyone to see.
        </p>
        {children}
      </>
    )}
  </FormDialog>
);
