import type { ReactNode } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { Draft } from '#app/ui/form/draft.tsx';
import { dropDraft } from '#app/ui/form/kept-draft.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from './toast.ts';
import { typedIn } from '#app/ui/form/typed-in.ts';

/** The audit log's limit. */
const longestReason = 500;

const reasonIn = (form: HTMLFormElement): string => typedIn(form, 'reason').trim();

export interface DecisionFormProps {
  onClose: () => void;
  title: string;
  /** The subject of the decision. */
  children?: ReactNode;
  /** Tells who will read the reason. */
  hint: string;
  /** On the button. */
  action: string;
  danger?: boolean;
  /** True if the reason may be left out. */
  optional?: boolean;
  /** The toast after it is carried out. */
  done: string;
  /** Rejects with the failure, whose text the form then shows. */
  onDecide: (reason: string) => Promise<unknown>;
  /** Under this name, a reason that was not sent outlives a reload. */
  draft?: string | undefined;
}

export function DecisionForm({
  onClose,
  children,
  hint,
  optional,
  done,
  onDecide,
  draft,
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
      send={async (form) => {
        await onDecide(reasonIn(form));
        if (draft) dropDraft(draft);
      }}
      onClose={onClose}
      onSent={tell}
    >
      {(field) => (
        <>
          {children}
          {draft && <Draft name={draft} />}
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
