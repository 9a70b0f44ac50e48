import { memberPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { DeskRequest } from '../contract.ts';
import './college-request-card.css';

interface CollegeRequestCardProps {
  request: DeskRequest;
  onDecide: (to: 'approval' | 'refusal') => void;
}

const badges = {
  asked: ['warn', 'Waiting'],
  approved: ['ok', 'Approved'],
  refused: ['bad', 'Refused'],
} as const;

/** One request: who studies what and where, and the decision. */
export function CollegeRequestCard({ request, onDecide }: CollegeRequestCardProps) {
  const {
    askedBy,
    college,
    course,
    studyYear,
    note,
    state,
    askedAt,
    decidedAt,
    approvedUntil,
    reason,
  } = request;
  const [kind, label] = badges[state];
  return (
    <Card as="li" className="college-request stack">
      <div className="row row-between">
        <h2 className="heading-4">
          {askedBy.name ? (
            <AppLink className="link" to={memberPath(askedBy.uid)}>
              {askedBy.name}
            </AppLink>
          ) : (
            'Unknown'
          )}
        </h2>
        <Badge kind={kind}>{label}</Badge>
      </div>
      <Facts>
        <Fact name="E-mail">{askedBy.email}</Fact>
        <Fact name="College">{college}</Fact>
        <Fact name="Course">{course}</Fact>
        <Fact name="Year">{studyYear}</Fact>
        <Fact name="Asked">
          <LocalTime instant={askedAt} />
        </Fact>
        {decidedAt && (
          <Fact name="Answered">
            <LocalTime instant={decidedAt} />
          </Fact>
        )}
        {approvedUntil && (
          <Fact name="Open until">
            <LocalTime instant={approvedUntil} format="date" />
          </Fact>
        )}
      </Facts>
      <blockquote className="college-request-note">{note}</blockquote>
      {reason && <p className="text-small">Your reason: {reason}</p>}
      {state === 'asked' && (
        <div className="row">
          <Button onClick={() => onDecide('approval')}>Approve for a year</Button>
          <Button variant="danger" onClick={() => onDecide('refusal')}>
            Refuse
          </Button>
        </div>
      )}
    </Card>
  );
}
