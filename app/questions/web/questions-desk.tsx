import { useRevalidator } from 'react-router';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { later, partFailed } from '#app/ui/base/later.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { DeskList } from '#app/ui/list/desk-list.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import { TimeSince } from '#app/ui/base/time-since.tsx';
import type { DeskQuestion } from '../desk.contract.ts';
import type { Shown } from './ask-desk.ts';
import { DeskReports } from './desk-reports.tsx';
import { QuestionMissing } from './question-missing.tsx';
import { WaitingTime } from './waiting-time.tsx';
import './questions-desk.css';

const QuestionThread = later(
  partOf(() => import('./question-thread.tsx'), 'QuestionThread'),
  <Note kind="warn">{partFailed}</Note>,
);

const tabs = [
  { value: 'waiting', label: 'Unanswered' },
  { value: 'answered', label: 'Your answers' },
  { value: 'reported', label: 'Reported' },
  { value: 'hidden', label: 'Hidden' },
] as const;

const nothing = {
  waiting: {
    heading: 'No questions are waiting',
    text: 'A learner’s question under a lesson waits here until somebody answers it.',
  },
  answered: {
    heading: 'You have not answered any questions yet',
    text: 'Questions that you answered are listed here.',
  },
  reported: {
    heading: 'No reports are waiting',
    text: 'Reported questions and answers wait here for a decision.',
  },
  hidden: {
    heading: 'Nothing is hidden',
    text: 'Hidden questions and those with a hidden answer are listed here. Open one to show it again.',
  },
};

/** Questions that wait with their age, those that you answered, reported or hidden ones, or one. */
export function QuestionsDesk(shown: Shown) {
  const { revalidate } = useRevalidator();
  const { addressWith } = useAddressQuery();
  const leave = addressWith({ question: '', page: '' });
  if ('missing' in shown)
    return (
      <QuestionMissing
        level={2}
        leave={{ to: leave, label: 'All questions' }}
        refused={shown.missing === 'refused'}
      />
    );
  if ('thread' in shown)
    return (
      <QuestionThread
        key={shown.thread.question.id}
        thread={shown.thread}
        leave={leave}
        onChanged={revalidate}
      />
    );
  const { show, desk } = shown;
  return (
    <DeskList label="Show" name="show" tabs={tabs} current={show} pages={desk.pages}>
      {desk.questions.length > 0 ? (
        <Card>
          <RuledList>
            {desk.questions.map((question) => (
              <DeskItem key={question.id} question={question} waits={show === 'waiting'} />
            ))}
          </RuledList>
        </Card>
      ) : (
        <EmptyState scene="clear" heading={nothing[show].heading}>
          {nothing[show].text}
        </EmptyState>
      )}
    </DeskList>
  );
}

function DeskItem({ question, waits }: { question: DeskQuestion; waits: boolean }) {
  const { addressWith } = useAddressQuery();
  const { id, title, name, lesson, course, askedAt, answers, hidden, hiddenAnswers, reports } =
    question;
  return (
    <li>
      <p className="row row-between">
        <AppLink className="link strong" to={addressWith({ question: id, page: '' })}>
          {title || 'A question that was removed'}
        </AppLink>
        {waits ? <WaitingTime since={askedAt} /> : <TimeSince instant={askedAt} />}
      </p>
      <p className="row text-small text-soft">
        <span>
          {name}, {lesson}, {course}
        </span>
        {answers > 0 && <span>{answers === 1 ? '1 answer' : `${answers} answers`}</span>}
        {hidden && <Badge kind="warn">Hidden</Badge>}
        {hiddenAnswers > 0 && (
          <Badge kind="warn">{`${hiddenAnswers} hidden ${hiddenAnswers === 1 ? 'answer' : 'answers'}`}</Badge>
        )}
      </p>
      {reports.length > 0 && <DeskReports reports={reports} />}
    </li>
  );
}
