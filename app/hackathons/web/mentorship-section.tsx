import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { mentorshipPath } from '../addresses.ts';
import { LogInCall, OwnSection } from './own-section.tsx';
import type { OwnPartProps } from './registration-section.tsx';

const AskForMentor = later(partOf(() => import('./mentorship-request.tsx'), 'AskForMentor'));
const AskedForMentor = later(partOf(() => import('./mentorship-request.tsx'), 'AskedForMentor'));

/** Asks for a mentor, once, and shows the outcome. */
export function MentorshipSection({
  hackathon: { id },
  participation,
  open,
  onChanged,
}: OwnPartProps) {
  const asked =
    participation?.mentorship && participation.mentorship.state !== 'withdrawn'
      ? participation.mentorship
      : null;
  return (
    <OwnSection id="mentorship" heading="Get Mentorship">
      {asked && <AskedForMentor id={id} request={asked} onChanged={onChanged} />}
      {!asked && !open && (
        <p className="text-soft">
          The deadline has passed, so nobody can ask for a mentor any more.
        </p>
      )}
      {!asked && open && participation && <AskForMentor id={id} onChanged={onChanged} />}
      {!asked && open && !participation && (
        <LogInCall path={mentorshipPath(id)} action="Log in to ask for a mentor">
          Say what you are stuck on, and we will look for someone who can help. You need an account
          to ask.
        </LogInCall>
      )}
    </OwnSection>
  );
}
