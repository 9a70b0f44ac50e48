import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { LessonText } from '#app/courses/web/lesson-text.tsx';
import { LaterVideo } from '#app/media/web/later-video.tsx';
import type { PracticeAnswer } from '#app/practice/contract.ts';
import { PracticeParts } from '#app/practice/web/practice-parts.tsx';
import { usePractice } from '#app/practice/web/use-practice.ts';
import { api } from '#app/shared/api-client.ts';
import { dayText } from '#app/shared/instant-text.ts';
import { pageMeta } from '#app/shared/page-meta.ts';
import { personalAnswer } from '#app/shared/personal-answer.ts';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { Personal } from '#app/ui/frame/personal.tsx';
import { EmptyState } from '#app/ui/list/empty-state.tsx';
import type { Recall, recallContract } from '../contract.ts';
import type { Route } from './+types/recall.page';
import { RevisionRound } from './revision-round.tsx';
import type { PracticeProps } from './revised-block.tsx';
import { TurnOff } from './turn-off.tsx';
import './recall.page.css';

const call = api<typeof recallContract>();

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Revision',
    description: 'Practice that you once answered wrong, a few minutes a day.',
    path: '/dashboard/revision',
    indexed: false,
  });

export const clientLoader = () => personalAnswer(() => call('GET /recall'));

export default function RecallPage({ loaderData }: Route.ComponentProps) {
  return (
    <Personal answer={loaderData} skeleton={<Outline />} failedHeading="Your revision did not load">
      {(recall) => (recall.on ? <Today recall={recall} /> : <Off />)}
    </Personal>
  );
}

export const HydrateFallback = () => <Outline />;

function Off() {
  const { revalidate } = useRevalidator();
  const turnOn = async () => {
    await call('PUT /recall');
    await revalidate();
    toast.success('Revision turned on');
  };
  return (
    <EmptyState
      scene="clear"
      heading="Revision is off"
      action={<SendButton onSend={turnOn}>Turn on revision</SendButton>}
    >
      Turn it on, and practice that you answer wrong from now on comes back: the next day, then
      after 3 days, then after 7. That takes about ten minutes a day at most, and you can turn it
      off at any time.
    </EmptyState>
  );
}

/** A round goes on with what was due when it began; after it the server says what is next. */
function Today({ recall }: { recall: Recall }) {
  const { revalidate } = useRevalidator();
  const [begun, setBegun] = useState(recall);
  const [finished, setFinished] = useState(false);
  if (recall !== begun && (finished || begun.due.length === 0)) {
    setBegun(recall);
    setFinished(false);
  }
  const finish = () => {
    setFinished(true);
    return revalidate();
  };
  return (
    <div className="recall">
      {begun.due.length > 0 ? (
        <RevisionRound
          key={begun.due.map(({ due, block }) => `${due} ${block.id}`).join()}
          due={begun.due}
          before={begun.answered}
          practice={Practice}
          onFinished={finish}
        />
      ) : (
        <Nothing {...begun} />
      )}
      <TurnOff />
    </div>
  );
}

/** As in its lesson, but of a repetition. */
function Practice({ block, judge, show, again }: PracticeProps) {
  const parts = useMemo(() => [{ kind: 'practice' as const, block }], [block]);
  const examiner = { judge: (_: string, answer: PracticeAnswer) => judge(answer), show, again };
  const practice = usePractice({ parts }, examiner);
  return <PracticeParts parts={parts} text={LessonText} video={LaterVideo} practice={practice} />;
}

const Nothing = ({ answered, next }: Recall) => (
  <EmptyState
    scene="clear"
    role="status"
    heading={answered > 0 ? 'Done for today' : 'Nothing to revise today'}
    action={
      <ButtonLink variant="secondary" to="/dashboard">
        Go to your dashboard
      </ButtonLink>
    }
  >
    {next
      ? `The next practice comes back on ${dayText(next)}.`
      : answered > 0
        ? 'Nothing else is waiting to come back.'
        : 'Practice that you answer wrong in a lesson appears here the next day.'}
  </EmptyState>
);

const Outline = () => (
  <div className="recall" aria-busy="true">
    <Skeleton shape="short" />
    <Skeleton shape="panel" />
  </div>
);
