import type { ReactNode } from 'react';
import type { CurrentCourse } from '#app/learning/contract.ts';
import { myLessonPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import type { FirstSteps } from '../first-steps.ts';
import './first-steps-card.css';

interface FirstStepsCardProps {
  steps: FirstSteps;
  current: CurrentCourse | null;
  /** The button that sets the goal. */
  setGoal: ReactNode;
}

/** A new member's path. A course is chosen with the button above it. */
export function FirstStepsCard({ steps, current, setGoal }: FirstStepsCardProps) {
  const next = current?.progress.next;
  const lesson = current && next ? myLessonPath(current.course.slug, next.slug) : null;
  const path = [
    {
      done: steps.course,
      to: null,
      title: 'Choose a course',
      text: 'All are open to you.',
    },
    {
      done: steps.practice,
      to: lesson,
      title: 'Try a practice question',
      text: 'A wrong answer costs nothing. You get a hint and can try again.',
    },
    {
      done: steps.lesson,
      to: lesson,
      title: 'Complete your first lesson',
      text: 'Press “Mark complete and go on” at its end.',
    },
    {
      done: steps.goal,
      to: null,
      title: 'Set a weekly goal',
      text: 'Even one lesson a week counts. You can change it whenever you like.',
      action: setGoal,
    },
  ];
  return (
    <Card as="section" className="first-steps" aria-labelledby="first-steps-heading">
      <h2 id="first-steps-heading" className="heading-4">
        Your first steps
      </h2>
      <ol>
        {path.map((step) => (
          <li key={step.title}>
            <Icon
              name={step.done ? 'circle-check' : 'circle'}
              className={step.done ? 'first-steps-done' : undefined}
            />
            <div>
              {step.done ? (
                <p className="text-soft">
                  {step.title}
                  <span className="visually-hidden">, done</span>
                </p>
              ) : (
                <>
                  {step.to ? (
                    <AppLink to={step.to} className="link">
                      {step.title}
                    </AppLink>
                  ) : (
                    <p className="strong">{step.title}</p>
                  )}
                  <p className="text-small text-soft">{step.text}</p>
                  {step.action && <div className="first-steps-goal">{step.action}</div>}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
