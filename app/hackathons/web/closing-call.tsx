import { Icon } from '#app/ui/base/icon.tsx';
import { Art } from '#app/ui/art/art.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { mentorshipPath, teamBoardPath } from '../addresses.ts';
import './closing-call.css';

const crew = ['Asha K', 'Ira S', 'Tara D', 'Lata B', 'Jo F'];

/** Links to the team board and the mentors of the hackathon that ends next. */
export const ClosingCall = ({ next }: { next: { id: string } | null }) => (
  <section className="wrap wrap-wide section">
    <Panel field="night" data-theme="dark" className="closing-call">
      <div className="closing-crew" aria-hidden="true">
        {crew.map((name) => (
          <Art key={name} kind="crew" seed={name} />
        ))}
      </div>
      <h2 className="heading-2">Nobody wins these alone.</h2>
      <div className="row">
        <ButtonLink
          to={next ? teamBoardPath(next.id) : '#explore'}
          variant="gold"
          thruster={<Icon name="arrow-up-right" aria-hidden="true" />}
        >
          Find Your Team
        </ButtonLink>
        <ButtonLink to={next ? mentorshipPath(next.id) : '#explore'} variant="secondary">
          Get Mentorship
        </ButtonLink>
      </div>
    </Panel>
  </section>
);
