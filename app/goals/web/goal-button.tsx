import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import type { WeeklyGoal } from '../contract.ts';
import { GoalDialog } from './goal-dialog.tsx';

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
