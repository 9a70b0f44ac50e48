import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { FormNote } from '#app/ui/base/note.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { registrationPath } from '../addresses.ts';
import type { Hackathon, hackathonsContract, Participation } from '../contract.ts';
import { LogInCall, OwnSection } from './own-section.tsx';
import { siteName } from '../site-name.ts';
import { RegistrationCall } from './registration-call.tsx';

const Registered = later(partOf(() => import('./registered.tsx'), 'Registered'));
const call = api<typeof hackathonsContract>();

export interface OwnPartProps {
  hackathon: Hackathon;
  /** Null: as far as we know, nobody is signed in. */
  participation: Participation | null;
  open: boolean;
  onChanged: () => Promise<void>;
}

/** Register, or withdraw. */
export function RegistrationSection({ hackathon, participation, open, onChanged }: OwnPartProps) {
  return (
    <OwnSection id="registration" heading="Take part">
      {participation?.registeredAt ? (
        <Registered
          hackathon={hackathon}
          since={participation.registeredAt}
          onChanged={onChanged}
        />
      ) : (
        <Unregistered
          hackathon={hackathon}
          participation={participation}
          open={open}
          onChanged={onChanged}
        />
      )}
    </OwnSection>
  );
}

function Unregistered({ hackathon, participation, open, onChanged }: OwnPartProps) {
  const { busy, text, submit } = useSubmission();
  const { id, externalPage } = hackathon;
  if (!open)
    return <p className="text-soft">The deadline has passed, so nobody can register any more.</p>;
  const register = async () => {
    if (!(await submit(() => call('PUT /hackathons/{id}/registration', { params: { id } }))))
      return;
    toast.success('You are registered');
    await onChanged();
  };
  return (
    <>
      {externalPage && (
        <>
          <p className="text-soft">
            This one takes registrations on {siteName(externalPage)}. Once you have registered
            there, say so here, and the team board opens to you.
          </p>
          <div>
            <RegistrationCall hackathon={hackathon} />
          </div>
        </>
      )}
      {participation ? (
        <div className="stack">
          {!externalPage && (
            <p className="text-soft">
              Register first, find a team later. It costs nothing, and you can withdraw.
            </p>
          )}
          <div>
            <Button
              variant={externalPage ? 'secondary' : 'primary'}
              busy={busy}
              onClick={() => void register()}
            >
              {externalPage ? 'I am registered there' : 'Register'}
            </Button>
          </div>
          <FormNote>{text}</FormNote>
        </div>
      ) : (
        <LogInCall path={registrationPath(id)} action="Log in to register">
          Taking part needs an account here. It is free, and takes a minute.
        </LogInCall>
      )}
    </>
  );
}
