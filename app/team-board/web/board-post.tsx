import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { TeamPost, teamBoardContract } from '../contract.ts';
import { longestPost, postKindLabels } from '../team-post.ts';
import { Answers } from './answers.tsx';
import { PostForm } from './post-form.tsx';
import { WordsDialog } from './words-dialog.tsx';

const call = api<typeof teamBoardContract>();

interface BoardPostProps {
  post: TeamPost;
  mayWrite: boolean;
  onChanged: () => Promise<void>;
}

type Asked = 'change' | 'delete' | 'answer' | 'report';

export function BoardPost({ post, mayWrite, onChanged }: BoardPostProps) {
  const [asked, setAsked] = useState<Asked>();
  const { id, author, kind, skills, words, writtenAt, own, hidden, answers } = post;
  const params = { id };
  const close = () => setAsked(undefined);
  const done = async (text: string) => {
    toast.success(text);
    await onChanged();
  };
  return (
    <li>
      <p className="row">
        <b className="strong">{author}</b>
        <Badge kind={kind === 'team' ? 'new' : 'info'}>{postKindLabels[kind]}</Badge>
        {own && <Badge>Yours</Badge>}
        {hidden && <Badge kind="warn">Hidden by our team</Badge>}
        <span className="text-small text-soft">
          <LocalTime instant={writtenAt} />
        </span>
      </p>
      {asked === 'change' ? (
        <PostForm
          post={post}
          onCancel={close}
          onDone={async () => {
            close();
            await onChanged();
          }}
        />
      ) : (
        <>
          <p className="strong">{skills}</p>
          <p className="board-words">{words}</p>
          <Actions post={post} mayWrite={mayWrite} onAsk={setAsked} />
        </>
      )}
      {answers.length > 0 && <Answers answers={answers} onChanged={onChanged} />}
      {asked === 'answer' && (
        <WordsDialog
          onClose={close}
          title={`Answer ${author}`}
          label="Your answer"
          name="words"
          most={longestPost.answer}
          hint="Only the author can read it, here and by e-mail, and our team if it is reported. Say who you are and how to reach you; we give nobody your address."
          action="Send the answer"
          onSend={async (typed) => {
            await call('POST /team-posts/{id}/answers', { params, body: { words: typed } });
            await done('Your answer is on its way');
          }}
        />
      )}
      {asked === 'report' && (
        <WordsDialog
          onClose={close}
          title="Report this post"
          label="Reason"
          name="reason"
          most={longestPost.reason}
          hint="Our team reads it; the author does not."
          action="Report"
          onSend={async (typed) => {
            await call('POST /team-posts/{id}/reports', { params, body: { reason: typed } });
            await done('Thank you, we will look at it');
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title="Delete your post?"
        action="Delete"
        onConfirm={async () => {
          await call('DELETE /team-posts/{id}', { params });
          await done('Post deleted');
        }}
      >
        Its answers will be deleted too.
      </ConfirmDialog>
    </li>
  );
}

function Actions({
  post: { own, answered, reported, author },
  mayWrite,
  onAsk,
}: Omit<BoardPostProps, 'onChanged'> & { onAsk: (asked: Asked) => void }) {
  const of = <span className="visually-hidden"> the post by {author}</span>;
  if (own) {
    return (
      <div className="row">
        {mayWrite && (
          <Button size="small" variant="quiet" onClick={() => onAsk('change')}>
            Change
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => onAsk('delete')}>
          Delete
        </Button>
      </div>
    );
  }
  return (
    <div className="row">
      {answered && <Badge kind="ok">You answered</Badge>}
      {mayWrite && !answered && (
        <Button size="small" variant="secondary" onClick={() => onAsk('answer')}>
          Answer{of}
        </Button>
      )}
      {reported ? (
        <span className="text-small text-soft">You reported it</span>
      ) : (
        <Button size="small" variant="quiet" onClick={() => onAsk('report')}>
          Report{of}
        </Button>
      )}
    </div>
  );
}
