import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from './toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';

/** As long as the audit log keeps it. */
const longestReason = 500;

const reasonIn = (form: HTMLFormElement): string => typedIn(form, 'reason').trim();

export interface DecisionFormProps {
  onClose: () => void;
  title: string;
  /** What is decided on. */
  children?: ReactNode;
  /** Who reads the reason. */
  hint: string;
  /** On the button. */
  action: string;
  danger?: boolean;
  /** May the reason be left out? */
  optional?: boolean;
  /** Said once it is carried out. */
  done: string;
  /** Rejects with why it could not be done, which is then said here. */
  onDecide: (reason: string) => Promise<unknown>;
}

export function DecisionForm({
  onClose,
  children,
  hint,
  optional,
  done,
  onDecide,
  ...dialog
}: DecisionFormProps) {
  const check = (form: HTMLFormElement) =>
    optional || reasonIn(form) ? undefined : { reason: 'Please give a reason' };
  const tell = () => {
    toast.success(done);
    onClose();
  };
  return (
    <FormDialog
      {...dialog}
      check={check}
      send={(form) => onDecide(reasonIn(form))}
      onClose={onClose}
      onSent={tell}
    >
      {(field) => (
        <>
          {children}
          <TextArea
            label={optional ? 'Reason (optional)' : 'Reason'}
            rows={3}
            maxLength={longestReason}
            required={!optional}
            hint={hint}
            {...field('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}
