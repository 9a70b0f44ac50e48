import type { ReactNode } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import type { ListedQuestion } from '../contract.ts';
import { PostWords } from './post-words.tsx';
import { WriterLine } from './writer-line.tsx';
import './question-item.css';

interface QuestionItemProps {
  question: ListedQuestion;
  /** Where it opens. */
  to: string;
  /** Of its heading. */
  level: 2 | 3;
  /** Where it was asked, in a list of several lessons. */
  place?: ReactNode;
}

/** A question in a list, with the answer that helped docked under it. */
export function QuestionItem({ question, to, level, place }: QuestionItemProps) {
  const { title, words, answers, accepted, removed, hidden, askedAt } = question;
  const Heading = `h${level}` as const;
  return (
    <li>
      <Heading className="heading-4">
        <AppLink className="question-item-title" to={to}>
          {removed ? 'A question that was removed' : title}
        </AppLink>
      </Heading>
      <WriterLine {...question} at={askedAt}>
        {hidden && <Badge kind="warn">Hidden</Badge>}
      </WriterLine>
      {place}
      {words && <PostWords words={words} />}
      {accepted && (
        <Panel field="mint" className="question-item-accepted">
          <WriterLine {...accepted}>
            <Badge kind="ink">Accepted answer</Badge>
          </WriterLine>
          <PostWords words={accepted.words} />
        </Panel>
      )}
      <p className="text-small text-soft">
        <AppLink className="link" to={to} aria-label={`${answerWords(answers)}: open`}>
          {answerWords(answers)}
        </AppLink>
      </p>
    </li>
  );
}

export const answerWords = (answers: number): string =>
  answers === 0 ? 'No answer yet' : answers === 1 ? '1 answer' : `${answers} answers`;
