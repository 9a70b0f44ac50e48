import { useEffect, useRef, useState } from 'react';
import { api, ApiFailure, failureText } from '#app/shared/api-client.ts';
import { codeLength } from '#app/shared/discount-code.ts';
import { loadIdentity, updateProfile } from '#app/shared/identity.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { referralsContract } from '../contract.ts';
import { codeFaultText } from '../referral-code.ts';
import './code-editor.css';

const call = api<typeof referralsContract>();

/** Part 1 section 8, "Referral (dashboard)". */
const texts = {
  saved: 'Referral code updated successfully!',
  taken: 'This referral code is already taken. Please choose a different one.',
  checkFailed: 'Failed to check referral code availability',
  failed: 'Failed to update referral code',
};

interface CodeEditorProps {
  uid: string;
  code: string | null;
  onClose: () => void;
}

/**
 * Asks whether the code is free, then takes it. The server decides between people who do so at
 * once.
 */
export function CodeEditor({ uid, code, onClose }: CodeEditorProps) {
  const [typed, setTyped] = useState(code ?? '');
  const submission = useSubmission({
    fallback: texts.failed,
    onRefused: ({ words }) => toast.error(words),
  });
  const { busy, refusal, submit, reset } = submission;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const save = async () => {
    const referralCode = typed.trim();
    if (!referralCode) return;
    const saved = await submit(async () => {
      // Also because a URL drops a code made of dots.
      const fault = codeFaultText(referralCode);
      if (fault) throw new ApiFailure(400, 'referral/invalid-format', fault);
      const { available } = await call('GET /referral/check/{code}', {
        params: { code: referralCode },
      }).catch(saying(texts.checkFailed));
      if (!available) throw new ApiFailure(409, 'referral/code-already-exists', texts.taken);
      await call('PUT /referral/update/{id}', { params: { id: uid }, body: { referralCode } });
    });
    if (!saved) return;
    updateProfile({ referralCode });
    // The server has already sent the change as a notification.
    void loadIdentity();
    toast.success(texts.saved);
    onClose();
  };

  const { least, most } = codeLength;
  return (
    <Card as="section" className="code-editor" aria-labelledby="code-editor-heading">
      <div>
        <h2 id="code-editor-heading" className="heading-4">
          Pick a code people can say out loud
        </h2>
        <p className="text-small text-soft">
          Letters, numbers and underscores, {least} to {most} of them. Your old code stays reserved
          for you for a year.
        </p>
      </div>
      <Form submission={submission} onSend={save}>
        <TextField
          ref={input}
          label="Referral code"
          hideLabel
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={typed}
          readOnly={busy}
          error={refusal?.words}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            reset();
          }}
          onKeyDown={({ key }) => key === 'Escape' && !busy && onClose()}
          action={
            <>
              <Button type="submit" disabled={!typed.trim()} busy={busy}>
                Save
              </Button>
              <Button variant="quiet" disabled={busy} onClick={onClose}>
                Cancel
              </Button>
            </>
          }
        />
      </Form>
    </Card>
  );
}

/** The server's own text, or this one when it sent none. */
const saying =
  (fallback: string) =>
  (failure: unknown): never => {
    throw new ApiFailure(0, 'referral/check-failed', failureText(failure, fallback));
  };
