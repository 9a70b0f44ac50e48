import { countText } from '#app/courses/course-facts.ts';
import { inWords, waitText } from '#app/quizzes/count-text.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { OpenQuiz } from '../quizzes.contract.ts';
import { quizLabel } from './quiz-frame.tsx';
import './quiz-start.css';

interface QuizStartProps {
  open: OpenQuiz;
  onBegin: () => Promise<unknown>;
}

/** The rules, before the first attempt. */
export function QuizStart({ open, onBegin }: QuizStartProps) {
  const { drawn, passMark, waitMinutes, written } = open.rules;
  return (
    <Panel as="section" field="sky" className="quiz-start" aria-labelledby="start-heading">
      <p className="text-small strong">{quizLabel(open)}</p>
      <h1 id="start-heading" className="heading-2">
        {open.stage.title}
      </h1>
      <ul>
        <li>
          <Icon name="list-checks" />
          {countText(drawn, 'question')}
          {written > drawn && `, drawn from ${inWords(written)}`}. You pass with{' '}
          {countText(passMark, 'right answer')}.
        </li>
        <li>
          <Icon name="clock" /> There is no time limit. Your answers are saved as you go, so you can
          leave and come back on any device.
        </li>
        <li>
          <Icon name="rotate-cw" />
          {waitMinutes > 0
            ? `Try as often as you like, with ${waitText(waitMinutes)} in between. The best result counts.`
            : 'Try as often as you like. The best result counts.'}
        </li>
      </ul>
      <SendButton size="large" thruster={<Icon name="arrow-right" />} onSend={onBegin}>
        Begin the quiz
      </SendButton>
    </Panel>
  );
}
