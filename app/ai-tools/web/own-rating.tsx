import { useId } from 'react';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { storedRedirect } from '#app/shared/stored-redirect.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { toolPath } from '../addresses.ts';
import { leastPeople } from '#app/shared/few-people.ts';

const RatingChoice = later(partOf(() => import('./rating-choice.tsx'), 'RatingChoice'));

/** A member's stars for this tool: one rating, which can be changed or removed. */
export function OwnRating({ toolId }: { toolId: string }) {
  const { signedIn, active, admin } = standingOf(useIdentity());
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="stack">
      <h2 id={heading} className="heading-3">
        Your rating
      </h2>
      <p className="text-soft">
        Only members can rate. Their stars are shown once {leastPeople} of them have rated.
      </p>
      {active || admin ? (
        <RatingChoice toolId={toolId} />
      ) : (
        <Invitation signedIn={signedIn} path={toolPath(toolId)} />
      )}
    </section>
  );
}

/** What rating requires; `path` is the page to return to. */
const Invitation = ({ signedIn, path }: { signedIn: boolean; path: string }) =>
  signedIn ? (
    <div>
      <ButtonLink to="/register" variant="secondary" size="small">
        See the plans
      </ButtonLink>
    </div>
  ) : (
    <div className="tool-page-visitor">
      <ButtonLink
        to="/login"
        variant="secondary"
        size="small"
        onClick={() => storedRedirect.write(path)}
      >
        Log in to rate
      </ButtonLink>
    </div>
  );
