import { Icon } from '#app/ui/base/icon.tsx';
import { useRef, useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { updateProfile } from '#app/shared/identity.ts';
import { Button } from '#app/ui/base/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { profileContract } from '../contract.ts';

const call = api<typeof profileContract>();

/** Part 1 section 8, "Profile". */
const texts = {
  saved: 'Profile name updated successfully!',
  failed: 'Failed to update profile name. Please try again.',
};

/**
 * View, editing, saving, view; a failure leads back to editing (part 1 section 4, "Dashboard name
 * edit").
 */
export function NameField({ uid, name }: { uid: string; name: string }) {
  const [editing, setEditing] = useState(false);
  const [typed, setTyped] = useState(name);
  const submission = useSubmission({ onRefused: () => toast.error(texts.failed) });
  const { busy, text, field, submit, reset } = submission;
  const input = useRef<HTMLInputElement>(null);

  const edit = () => {
    setTyped(name);
    setEditing(true);
    input.current?.focus();
  };
  const leave = () => {
    reset();
    setEditing(false);
    input.current?.focus();
  };
  const save = async () => {
    const displayName = typed.trim();
    if (!editing || !displayName) return;
    const saved = await submit(async () =>
      updateProfile(
        await call('PUT /auth/users/{uid}', { params: { uid }, body: { displayName } }),
      ),
    );
    if (!saved) return;
    toast.success(texts.saved);
    leave();
  };

  return (
    <Form submission={submission} onSend={save}>
      <TextField
        ref={input}
        label="Full name"
        name="displayName"
        autoComplete="name"
        maxLength={80}
        value={editing ? typed : name}
        readOnly={!editing || busy}
        error={field('displayName').error ?? (text && texts.failed)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && editing && !busy && leave()}
        action={
          !editing ? (
            <Button variant="quiet" aria-label="Edit name" onClick={edit}>
              <Icon name="pencil" />
            </Button>
          ) : (
            <>
              <Button type="submit" disabled={!typed.trim()} busy={busy}>
                Save
              </Button>
              <Button variant="quiet" aria-label="Cancel" disabled={busy} onClick={leave}>
                <Icon name="x" />
              </Button>
            </>
          )
        }
      />
    </Form>
  );
}
