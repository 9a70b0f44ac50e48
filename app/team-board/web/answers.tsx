import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { TeamPost, teamBoardContract } from '../contract.ts';
import { longestPost } from '../team-post.ts';
import { WordsDialog } from './words-dialog.tsx';

interface AnswersProps {
  answers: TeamPost['answers'];
  onChanged: () => Promise<void>;
}

/** The answers to a post of one's own. */
export function Answers({ answers, onChanged }: AnswersProps) {
  const [reported, setReported] = useState<string>();
  const report = async (id: string, reason: string) => {
    await api<typeof teamBoardContract>()('POST /team-answers/{id}/reports', {
      params: { id },
      body: { reason },
    });
    toast.success('Thank you, we will look at it');
    await onChanged();
  };
  return (
    <>
      <ul className="board-answers" aria-label="Answers, which only you can read">
        {answers.map((answer) => (
          <li key={answer.id}>
            <p className="row text-small text-soft">
              <span>
                {answer.author}, <LocalTime instant={answer.sentAt} />
              </span>
              {answer.reported ? (
                <span>You reported it</span>
              ) : (
                <Button size="small" variant="quiet" onClick={() => setReported(answer.id)}>
                  Report<span className="visually-hidden"> the answer by {answer.author}</span>
                </Button>
              )}
            </p>
            <p className="board-words">{answer.words}</p>
          </li>
        ))}
      </ul>
      {reported !== undefined && (
        <WordsDialog
          onClose={() => setReported(undefined)}
          title="Report this answer"
          label="Reason"
          name="reason"
          most={longestPost.reason}
          hint="Our team reads your reason and the answer. The person who wrote the answer does not see your reason."
          action="Report"
          onSend={(reason) => report(reported, reason)}
        />
      )}
    </>
  );
}
