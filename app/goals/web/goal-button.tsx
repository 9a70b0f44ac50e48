import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { WeeklyGoal } from '../contract.ts';

const GoalDialog = later(partOf(() => import('./goal-dialog.tsx'), 'GoalDialog'));

interface GoalButtonProps {
  goal: WeeklyGoal | null;
  size?: 'small' | 'medium';
}

/** Opens the choice of a weekly goal. */
export function GoalButton({ goal, size }: GoalButtonProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant={goal ? 'quiet' : 'secondary'}
        {...(size && { size })}
        onClick={() => setChoosing(true)}
      >
        {goal ? 'Change goal' : 'Set a goal'}
      </Button>
      {choosing && <GoalDialog goal={goal} onClose={() => setChoosing(false)} />}
    </>
  );
}
