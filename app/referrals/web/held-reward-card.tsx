import { memberPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { rupeesAndPaiseText } from '#app/shared/money.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { HeldReward } from '../contract.ts';
import './held-reward-card.css';

interface HeldRewardCardProps {
  reward: HeldReward;
  onDecide: (to: 'release' | 'reversal') => void;
}

/** One held reward: the people, the amount, the reason, and the outcome. */
export function HeldRewardCard({ reward, onDecide }: HeldRewardCardProps) {
  const {
    state,
    amount,
    code,
    referrer,
    buyer,
    heldBecause,
    heldAt,
    earnedAt,
    decidedAt,
    decision,
  } = reward;
  return (
    <Card as="li" className="held-reward stack">
      <div className="row row-between">
        <h2 className="heading-4">
          {rupeesAndPaiseText(amount)} <span className="text-small text-soft">for {code}</span>
        </h2>
        <Badge kind={state === 'held' ? 'warn' : state === 'released' ? 'ok' : 'bad'}>
          {stateNames[state]}
        </Badge>
      </div>
      <Facts>
        <Fact name="Referrer">
          <PersonLines {...referrer} />
        </Fact>
        <Fact name="Buyer">
          <PersonLines {...buyer} />
        </Fact>
        <Fact name="Earned">
          <LocalTime instant={earnedAt} />
        </Fact>
        <Fact name="Held">
          <LocalTime instant={heldAt} />
        </Fact>
      </Facts>
      <Note kind="warn">{heldBecause}</Note>
      {decidedAt && (
        <p className="text-small">
          {stateNames[state]} <LocalTime instant={decidedAt} />: {decision}
        </p>
      )}
      {state === 'held' && (
        <div className="row">
          <Button variant="secondary" onClick={() => onDecide('release')}>
            Release
          </Button>
          <Button variant="danger" onClick={() => onDecide('reversal')}>
            Reverse
          </Button>
        </div>
      )}
    </Card>
  );
}

const stateNames = { held: 'Waiting', released: 'Released', reversed: 'Reversed' } as const;

const PersonLines = ({ uid, name, email }: HeldReward['buyer']) => (
  <>
    <b>
      {name ? (
        <AppLink className="link" to={memberPath(uid)}>
          {name}
        </AppLink>
      ) : (
        'Unknown'
      )}
    </b>
    {email && <span className="text-small text-soft held-reward-email">{email}</span>}
  </>
);
