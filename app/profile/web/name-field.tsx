import { Icon } from '#app/ui/icon.tsx';
import { useRef, useState, type SubmitEvent } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { updateProfile } from '#app/shared/identity.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import type { profileContract } from '../contract.ts';

const call = api<typeof profileContract>();

/** Part 1 section 8, "Profile". */
const texts = {
  saved: 'Profile name updated successfully!',
  failed: 'Failed to update profile name. Please try again.',
};

/** view → editing → saving → view; a failure leads back to editing (part 1 section 4, "Dashboard name edit"). */
type Phase = 'view' | 'editing' | 'saving';

export function NameField({ uid, name }: { uid: string; name: string }) {
  const [phase, setPhase] = useState<Phase>('view');
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const edit = () => {
    setTyped(name);
    setPhase('editing');
    input.current?.focus();
  };
  const leave = () => {
    setError(undefined);
    setPhase('view');
    input.current?.focus();
  };
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (phase !== 'editing' || !typed.trim()) return;
    setPhase('saving');
    setError(undefined);
    try {
      updateProfile(await call('PUT /auth/users/{uid}', { params: { uid }, body: { displayName: typed.trim() } }));
      toast.success(texts.saved);
      leave();
    } catch (failure) {
      setError((failure instanceof ApiFailure && failure.fields.displayName) || texts.failed);
      toast.error(texts.failed);
      setPhase('editing');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <TextField
        ref={input}
        label="Full name"
        autoComplete="name"
        maxLength={80}
        value={phase === 'view' ? name : typed}
        readOnly={phase !== 'editing'}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && phase === 'editing' && leave()}
        action={
          phase === 'view' ? (
            <Button variant="quiet" aria-label="Edit name" onClick={edit}>
              <Icon name="pencil" />
            </Button>
          ) : (
            <>
              <Button type="submit" disabled={!typed.trim()} busy={phase === 'saving'}>
                Save
              </Button>
              <Button variant="quiet" aria-label="Cancel" disabled={phase === 'saving'} onClick={leave}>
                <Icon name="x" />
              </Button>
            </>
          )
        }
      />
    </form>
  );
}
