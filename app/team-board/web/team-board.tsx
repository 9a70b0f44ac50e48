import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { RuledList } from '#app/ui/list/ruled-list.tsx';
import { useAddressQuery } from '#app/ui/list/use-address-query.ts';
import type { TeamBoard as Board } from '../contract.ts';
import { mostPosts } from '../team-post.ts';
import { BoardPost } from './board-post.tsx';
import { PostForm } from './post-form.tsx';
import './team-board.css';

interface TeamBoardProps {
  hackathonId: string;
  board: Board;
  /** Only participants write and answer, before the deadline. */
  mayWrite: boolean;
  /** Why the reader may not. */
  closedText: string;
  onChanged: () => Promise<void>;
}

/** Where a hackathon's participants find a team. */
export function TeamBoard({ hackathonId, board, mayWrite, closedText, onChanged }: TeamBoardProps) {
  const { addressOf } = useAddressQuery();
  const [writing, setWriting] = useState(false);
  const done = async () => {
    setWriting(false);
    await onChanged();
  };
  const full = board.rows.filter(({ own }) => own).length >= mostPosts;
  return (
    <div className="stack">
      {!mayWrite && <p className="text-soft">{closedText}</p>}
      {mayWrite && !writing && !full && (
        <div>
          <Button
            variant={board.total > 0 ? 'secondary' : 'primary'}
            onClick={() => setWriting(true)}
          >
            Write on the board
          </Button>
        </div>
      )}
      {writing && (
        <PostForm hackathonId={hackathonId} onDone={done} onCancel={() => setWriting(false)} />
      )}
      {board.rows.length > 0 ? (
        <RuledList className="board-posts">
          {board.rows.map((post) => (
            <BoardPost key={post.id} post={post} mayWrite={mayWrite} onChanged={onChanged} />
          ))}
        </RuledList>
      ) : (
        <EmptyState bare scene="empty" level={3} heading="Nobody has written here yet">
          The first to say what they can do is the first to be found.
        </EmptyState>
      )}
      <Pagination page={board.page} pages={board.pages} addressOf={addressOf} />
    </div>
  );
}
