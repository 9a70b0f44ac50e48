import { Icon } from '#app/ui/base/icon.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Avatar } from '#app/ui/art/avatar.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import './referral-card.css';

/** Three invented people: the profile shows the first names of the real ones. */
const crew = ['Tenzin', 'Asha', 'Imran'];

/** The result of the member's referral code, and a link to it. */
export const ReferralCard = ({ brought }: { brought: number }) => (
  <Card as="section" className="referral-card" aria-labelledby="referral-heading">
    <p className="referral-crew" aria-hidden="true">
      {crew.map((seed) => (
        <Avatar key={seed} name={seed} initials="" />
      ))}
    </p>
    <h2 id="referral-heading" className="heading-4">
      Bring a friend, split the win
    </h2>
    <p className="text-small text-soft">{broughtText(brought)}</p>
    <p>
      <AppLink className="more-link" to="/dashboard/profile">
        Referral programme <Icon name="arrow-up-right" />
      </AppLink>
    </p>
  </Card>
);

function broughtText(brought: number): string {
  if (brought === 0)
    return 'Your code takes something off their first plan, and earns you a reward.';
  return `Your code has brought ${brought === 1 ? 'one person' : `${brought} people`} on board.`;
}
