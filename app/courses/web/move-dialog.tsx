import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { DeskCourse } from '../desk.contract.ts';

interface MoveDialogProps {
  course: DeskCourse;
  onClose: () => void;
  onMove: (place: number) => Promise<unknown>;
}

const placeIn = (form: HTMLFormElement): number => Number(typedIn(form, 'place'));

const check = (form: HTMLFormElement) => {
  const place = placeIn(form);
  return Number.isInteger(place) && place >= 1
    ? undefined
    : { place: 'Please give a whole number from 1' };
};

/** Asks for a place in the catalogue; the other courses shift. */
export const MoveDialog = ({ course, onClose, onMove }: MoveDialogProps) => (
  <FormDialog
    title="Move the course"
    action="Move"
    check={check}
    send={(form) => onMove(placeIn(form))}
    onClose={onClose}
    onSent={onClose}
  >
    {(field) => (
      <TextField
        label="Position in the catalogue"
        inputMode="numeric"
        required
        defaultValue={course.place}
        hint={`“${course.title}” goes there, and the others make room.`}
        {...field('place')}
      />
    )}
  </FormDialog>
);
