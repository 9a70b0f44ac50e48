import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { RadioField } from '#app/ui/form/check-field.tsx';
import type { goalsContract, WeeklyGoal } from '../contract.ts';
import { goalChoices } from '../goal-choices.ts';

const call = api<typeof goalsContract>();

const labels: Readonly<Record<(typeof goalChoices)[number], string>> = {
  1: '1 lesson a week',
  3: '3 lessons a week',
  5: '5 lessons a week',
};

interface GoalDialogProps {
  goal: WeeklyGoal | null;
  onClose: () => void;
}

/** Sets the weekly goal, changes it, or removes it. */
export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const { revalidate } = useRevalidator();
  const send = async (form: HTMLFormElement) => {
    const chosen = new FormData(form).get('lessons');
    const lessons = goalChoices.find((choice) => String(choice) === chosen);
    if (lessons) await call('PUT /goals/weekly', { body: { lessons } });
    else await call('DELETE /goals/weekly');
    await revalidate();
    toast.success(lessons ? 'Goal saved' : 'Goal removed');
  };
  return (
    <FormDialog
      title="Your weekly goal"
      action="Save goal"
      send={send}
      onSent={onClose}
      onClose={onClose}
    >
      {() => (
        <fieldset className="stack">
          <legend className="text-soft">
            Lessons that you mark complete count. A week runs from Monday to Sunday, Indian time.
          </legend>
          {goalChoices.map((choice) => (
            <RadioField
              key={choice}
              name="lessons"
              value={choice}
              label={labels[choice]}
              defaultChecked={choice === (goal?.lessons ?? 3)}
            />
          ))}
          {goal && (
            <RadioField
              name="lessons"
              value="none"
              label="No goal"
              hint="This also deletes your weeks in a row."
            />
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}
