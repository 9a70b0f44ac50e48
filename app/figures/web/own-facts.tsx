import { countText } from '#app/courses/course-facts.ts';
import { weekText } from '#app/goals/goal-text.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Fact, Facts } from '#app/ui/list/facts.tsx';
import type { OwnFigures } from '../own.contract.ts';
import { timeText } from '../time-text.ts';

/** What the caller has done so far, in a few numbers. */
export const OwnFacts = ({ lessons, timed, minutes, practice, certificates, goal }: OwnFigures) => (
  <Card className="stack">
    <Facts>
      <Fact name="Lessons completed">{lessons}</Fact>
      <Fact name="Time on lessons">
        {timed === 0 ? 'Not known yet' : `${timeText(minutes)} on ${countText(timed, 'lesson')}`}
      </Fact>
      <Fact name="Practice right at the first try">
        {practice.done === 0 ? 'None done yet' : `${practice.firstTry} of ${practice.done}`}
      </Fact>
      <Fact name="Certificates">
        {certificates === 0 ? (
          'None yet'
        ) : (
          <AppLink className="link" to="/account/certificates">
            {certificates}
          </AppLink>
        )}
      </Fact>
      {goal && <Fact name="Weekly goal">{weekText(goal)}</Fact>}
    </Facts>
    <p className="text-small text-soft">
      Only you see this page. We count a lesson’s time from when you come to it until you complete
      it, unless you open another lesson in between or it takes more than three hours. Practice
      counts as you last answered it.
    </p>
  </Card>
);
