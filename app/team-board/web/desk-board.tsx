import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { memberPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { api } from '#app/shared/api-client.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import type { DeskAnswer, DeskPost, teamBoardContract } from '../contract.ts';
import { postKindLabels } from '../team-post.ts';
import './team-board.css';

const call = api<typeof teamBoardContract>();

/**
 * The board with its reports. An admin hides a post, or settles its reports by keeping it visible.
 */
export function DeskBoard({ rows }: { rows: readonly DeskPost[] }) {
  if (rows.length === 0)
    return (
      <EmptyState scene="empty" heading="Nobody has written on the board">
        Posts of people who look for a team appear here.
      </EmptyState>
    );
  return (
    <ul className="stack">
      {rows.map((post) => (
        <DeskBoardPost key={post.id} post={post} />
      ))}
    </ul>
  );
}

function DeskBoardPost({ post }: { post: DeskPost }) {
  const { id, uid, author, kind, skills, words, writtenAt, hidden, reports, answers } = post;
  const { busy, settle } = useSettling();
  const set = (hide: boolean) =>
    settle(hide ? 'Post hidden' : 'Post shown', () =>
      call('PUT /admin/team-posts/{id}/hiding', { params: { id }, body: { hidden: hide } }),
    );
  const of = <span className="visually-hidden"> the post by {author}</span>;
  return (
    <Card as="li" className="stack">
      <p className="row">
        <b className="strong">
          <AppLink className="link" to={memberPath(uid)}>
            {author}
          </AppLink>
        </b>
        <Badge kind="info">{postKindLabels[kind]}</Badge>
        {hidden && <Badge kind="warn">Hidden</Badge>}
        <span className="text-small text-soft">{instantText(writtenAt)}</span>
      </p>
      <p className="strong">{skills}</p>
      <p className="board-words">{words}</p>
      {reports.length > 0 && (
        <ul className="board-answers" aria-label="Reports">
          {reports.map(({ reason, reportedAt }) => (
            <li key={reportedAt + reason}>
              <p className="text-small text-soft">Reported {instantText(reportedAt)}</p>
              <p className="board-words">{reason}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        {!hidden && (
          <Button size="small" variant="danger" busy={busy} onClick={set(true)}>
            Hide{of}
          </Button>
        )}
        {(hidden || reports.length > 0) && (
          <Button size="small" variant="quiet" busy={busy} onClick={set(false)}>
            {hidden ? 'Show' : 'Leave it'}
            {of}
          </Button>
        )}
      </div>
      {answers.length > 0 && (
        <ul className="board-answers" aria-label="Answers that were reported">
          {answers.map((answer) => (
            <DeskAnswerRow key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The desk reads an answer only when it is reported. */
function DeskAnswerRow({
  answer: { id, uid, author, words, sentAt, hidden, report },
}: {
  answer: DeskAnswer;
}) {
  const { busy, settle } = useSettling();
  const set = (hide: boolean) =>
    settle(hide ? 'Answer hidden' : 'Answer shown', () =>
      call('PUT /admin/team-answers/{id}/hiding', { params: { id }, body: { hidden: hide } }),
    );
  const of = <span className="visually-hidden"> the answer by {author}</span>;
  return (
    <li className="stack">
      <p className="row text-small text-soft">
        <span>
          Answer by{' '}
          <AppLink className="link" to={memberPath(uid)}>
            {author}
          </AppLink>
          , {instantText(sentAt)}
        </span>
        {hidden && <Badge kind="warn">Hidden</Badge>}
      </p>
      <p className="board-words">{words}</p>
      {report && (
        <p className="board-words text-small">
          Reported {instantText(report.reportedAt)}: {report.reason}
        </p>
      )}
      <div className="row">
        {!hidden && (
          <Button size="small" variant="danger" busy={busy} onClick={set(true)}>
            Hide{of}
          </Button>
        )}
        <Button size="small" variant="quiet" busy={busy} onClick={set(false)}>
          {hidden ? 'Show' : 'Leave it'}
          {of}
        </Button>
      </div>
    </li>
  );
}

function useSettling() {
  const { revalidate } = useRevalidator();
  const { busy, submit } = useSubmission({ onRefused: ({ words }) => toast.error(words) });
  const settle =
    (done: string, send: () => Promise<unknown>) => (event: MouseEvent<HTMLElement>) => {
      // A settled item offers no buttons, so the pressed one disappears.
      const card = event.currentTarget.closest<HTMLElement>('.card');
      if (card) keepFocusIn(card);
      void submit(async () => {
        await send();
        toast.success(done);
        await revalidate();
      });
    };
  return { busy, settle };
}
