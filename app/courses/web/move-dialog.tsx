import { useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import type { DeskCourse } from '../desk.contract.ts';

interface MoveDialogProps {
  course: DeskCourse;
  onClose: () => void;
  onMove: (place: number) => Promise<unknown>;
}

/** Asks for a place in the catalogue; the others make room. */
export function MoveDialog({ course, onClose, onMove }: MoveDialogProps) {
  const { busy, text, fields, save } = useSaving();
  const [fault, setFault] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = Number(typedIn(event.currentTarget, 'place'));
    const wrong = !Number.isInteger(place) || place < 1;
    setFault(wrong ? 'Please give a whole number from 1' : undefined);
    if (!busy && !wrong && (await save(() => onMove(place)))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move the course"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="move-course" busy={busy}>
            Move
          </Button>
        </>
      }
    >
      <form id="move-course" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Place in the catalogue"
          name="place"
          inputMode="numeric"
          required
          defaultValue={course.place}
          hint={`“${course.title}” goes there, and the others make room.`}
          error={fault ?? fields['place']}
        />
      </form>
      <FormNote>{text}</FormNote>
    </Dialog>
  );
}
