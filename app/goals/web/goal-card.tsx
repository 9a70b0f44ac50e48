import { Badge } from '#app/ui/base/badge.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Progress } from '#app/ui/base/progress.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { WeeklyGoal } from '../contract.ts';
import { progressText, weekText } from '../goal-text.ts';
import { GoalButton } from './goal-button.tsx';
import './goal-card.css';

/** The learner's own weekly goal, and how this week is going. */
export function GoalCard({ goal }: { goal: WeeklyGoal | null }) {
  return (
    <Card as="section" className="goal-card" aria-labelledby="goal-heading">
      <div className="goal-words">
        <h2 id="goal-heading" className="heading-4">
          Your weekly goal
        </h2>
        <p className="text-soft">
          {goal
            ? weekText(goal)
            : 'How many lessons suit your week? You can change the number whenever you like.'}
        </p>
      </div>
      {goal && (
        <div className="goal-progress">
          <p className="row row-between">
            <span className="text-small strong tabular">{progressText(goal)}</span>
            {goal.met && (
              <Badge kind="ok">
                <Icon name="circle-check" />
                Goal met
              </Badge>
            )}
          </p>
          <Progress
            label="Your weekly goal"
            done={goal.done}
            total={goal.lessons}
            valueText={progressText(goal)}
          />
        </div>
      )}
      <GoalButton goal={goal} />
    </Card>
  );
}
