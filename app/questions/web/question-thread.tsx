import { useNavigate } from 'react-router';
import { Icon } from '#app/ui/base/icon.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { QuestionThread as Thread } from '../contract.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerItem } from './answer-item.tsx';
import { answerWords } from './question-item.tsx';
import { ThreadHead } from './thread-head.tsx';
import './question-thread.css';

interface QuestionThreadProps {
  thread: Thread;
  /** The list that it belongs to. */
  leave: string;
  onChanged: () => Promise<void>;
}

/** A question with its answers, and room for one more. */
export function QuestionThread({ thread, leave, onChanged }: QuestionThreadProps) {
  const { question, list, page, pages, may } = thread;
  const { addressOf } = useAddressQuery();
  const navigate = useNavigate();
  return (
    <div className="stack">
      <div>
        <ButtonLink size="small" variant="quiet" to={leave}>
          <Icon name="arrow-left" /> All questions
        </ButtonLink>
      </div>
      <Card as="article" className="question-thread">
        <ThreadHead
          question={question}
          mayHide={may.hide}
          onChanged={onChanged}
          onGone={() => navigate(leave)}
        />
        <h2 className="heading-4">{answerWords(question.answers)}</h2>
        {list.length > 0 && (
          <ul className="question-answers">
            {list.map((answer) => (
              <AnswerItem key={answer.id} answer={answer} may={may} onChanged={onChanged} />
            ))}
          </ul>
        )}
        <Pagination page={page} pages={pages} addressOf={addressOf} />
        {question.open ? (
          <AnswerForm question={question.id} hidden={question.hidden} onChanged={onChanged} />
        ) : (
          <p className="text-soft">This question takes no more answers.</p>
        )}
      </Card>
    </div>
  );
}
