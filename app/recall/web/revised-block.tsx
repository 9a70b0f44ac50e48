import { useState, type ComponentType } from 'react';
import type { OpenBlock, PracticeAnswer } from '#app/practice/contract.ts';
import { myCoursePath, myLessonPath } from '#app/shared/addresses.ts';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import type { DueBlock, recallContract, Repeated } from '../contract.ts';
import { decidedText } from '../recall-text.ts';

const call = api<typeof recallContract>();

/** Names this window, so that the server knows a repeated try. */
const triedBy = crypto.randomUUID();
let turn = 0;

export interface PracticeProps {
  block: OpenBlock;
  judge: (answer: PracticeAnswer) => Promise<Repeated>;
  show: () => Promise<Repeated>;
  again: () => Promise<Repeated>;
}

interface RevisedBlockProps {
  due: DueBlock;
  /** Draws the block. */
  practice: ComponentType<PracticeProps>;
  /** Its repetition is decided: the learner may go on. */
  onOver: () => void;
}

/** A block that is due, the lesson it comes from, and when it comes back. */
export function RevisedBlock({
  due: { lesson, course, block, due },
  practice: Practice,
  onOver,
}: RevisedBlockProps) {
  const [decided, setDecided] = useState<string>();
  const told = async (work: Promise<Repeated>): Promise<Repeated> => {
    try {
      const repeated = await work;
      const words = decidedText(repeated);
      if (words) {
        setDecided(words);
        onOver();
      }
      return repeated;
    } catch (failure) {
      if (failure instanceof ApiFailure && isGone(failure)) onOver();
      throw failure;
    }
  };
  const params = { id: lesson.id, block: block.id };
  const judge = (answer: PracticeAnswer) => {
    turn += 1;
    const body = { due, answer, attempt: { triedBy, turn } };
    return told(call('POST /recall/lessons/{id}/practice/{block}', { params, body }));
  };
  const body = { due };
  const show = () =>
    told(call('POST /recall/lessons/{id}/practice/{block}/answer', { params, body }));
  const again = () =>
    told(call('POST /recall/lessons/{id}/practice/{block}/again', { params, body }));
  return (
    <>
      <p className="revision-from text-small text-soft">
        From{' '}
        <AppLink to={myLessonPath(course.slug, lesson.slug)} className="link">
          {lesson.title}
        </AppLink>
        ,{' '}
        <AppLink to={myCoursePath(course.slug)} className="link">
          {course.title}
        </AppLink>
      </p>
      <Practice block={block} judge={judge} show={show} again={again} />
      <p role="status" className="text-small text-soft">
        {decided}
      </p>
    </>
  );
}

/** Answered elsewhere, changed, or deleted: this one can't be revised here. */
const isGone = ({ status }: ApiFailure): boolean => status === 404 || status === 409;
