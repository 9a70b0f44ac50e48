import type { ReactNode } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { answersContract } from '../answers.contract.ts';
import type { LessonAnswer, QuestionThread } from '../contract.ts';
import { HidingButton } from './hiding-button.tsx';
import { ReportButton } from './report-button.tsx';

const call = api<typeof answersContract>();

interface AnswerMarksProps {
  answer: LessonAnswer;
  may: QuestionThread['may'];
  onChanged: () => Promise<void>;
  /** For its writer. */
  children: ReactNode;
}

/** Helpful, accept, report, hide. */
export function AnswerMarks({ answer, may, onChanged, children }: AnswerMarksProps) {
  const { id, name, own, accepted, helpful, foundHelpful, hiddenBecause } = answer;
  const params = { id };
  const of = `the answer by ${name}`;
  const accept = async () => {
    await call(`${accepted ? 'DELETE' : 'PUT'} /answers/{id}/acceptance`, { params });
    toast.success(accepted ? 'Answer no longer accepted' : 'Answer accepted');
    await onChanged();
  };
  const thank = async () => {
    await call(`${foundHelpful ? 'DELETE' : 'PUT'} /answers/{id}/helpful`, { params });
    await onChanged();
  };
  return (
    <div className="row" role="group" aria-label={`What you can do with ${of}`}>
      {own ? (
        helpful > 0 && <span className="text-small text-soft">Helpful to {helpful}</span>
      ) : (
        <SendButton
          className="question-press"
          size="small"
          variant="secondary"
          aria-pressed={foundHelpful}
          onSend={thank}
        >
          {foundHelpful && <Icon name="check" />} Helpful
          {helpful > 0 && <b className="tabular"> {helpful}</b>}
        </SendButton>
      )}
      {may.accept && hiddenBecause === null && (
        <SendButton
          className="question-press"
          size="small"
          variant="secondary"
          aria-pressed={accepted}
          onSend={accept}
        >
          <Icon name="check" /> {accepted ? 'Accepted' : 'Accept'}
        </SendButton>
      )}
      {children}
      {!own && (
        <ReportButton
          what="answer"
          of={of}
          reported={answer.reported}
          onSend={(body) => call('POST /answers/{id}/reports', { params, body })}
          onChanged={onChanged}
        />
      )}
      {may.hide && (
        <HidingButton what="answer" id={id} hidden={hiddenBecause !== null} onChanged={onChanged} />
      )}
    </div>
  );
}
