import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { myLessonPath } from '#app/shared/addresses.ts';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { useOutbox } from '#app/ui/form/use-outbox.ts';
import type { OpenLesson } from '../contract.ts';
import { lessonKey, tickLesson } from './ticks.ts';
import './lesson-actions.css';

const EndOfCourse = later(partOf(() => import('./end-of-course.tsx'), 'EndOfCourse'));

interface LessonActionsProps {
  open: OpenLesson;
  /** How many practice blocks are neither right nor shown: the lesson can't be completed yet. */
  practiceOpen: number;
}

/** Back, next, and completing the lesson or undoing that. Key it by the lesson. */
export function LessonActions({ open, practiceOpen }: LessonActionsProps) {
  const { course, previous, following } = open;
  const { busy, tick, done, kept, region, mark, onEnd } = useCompletion(open);
  const waits = !done && practiceOpen > 0;
  return (
    <footer ref={region} tabIndex={-1} className="lesson-actions" aria-label="Completion">
      {done && (
        <div className="row">
          <p className="lesson-done">
            <Icon name="circle-check" /> You have completed this lesson.
          </p>
          <Button variant="quiet" size="small" busy={busy} onClick={() => mark(false)}>
            Undo
          </Button>
        </div>
      )}
      {kept && done && !following && <EndOfCourse open={open} onShown={onEnd} />}
      <div role="status">{tick?.state === 'waiting' && <Note kind="warn">{tick.text}</Note>}</div>
      <FormNote>
        {tick?.state === 'refused' && `Your progress was not saved. ${tick.text}`}
      </FormNote>
      {waits && (
        <p className="text-small text-soft">
          {practiceOpen === 1 ? 'One practice is' : `${practiceOpen} of the practice blocks are`}{' '}
          still open. Once {practiceOpen === 1 ? 'it is' : 'they are'} right, or the answer is
          shown, you can mark this lesson complete. You can also go on and come back.
        </p>
      )}
      <div className="lesson-way">
        {previous && (
          <ButtonLink
            variant="quiet"
            to={myLessonPath(course.slug, previous.slug)}
            aria-label={`Back to ${previous.title}`}
          >
            <Icon name="arrow-left" />
            <span className="lesson-way-back not-small">{previous.title}</span>
            <span className="only-small">Back</span>
          </ButtonLink>
        )}
        {!done && !waits && (
          <Button
            size="large"
            className="lesson-way-on"
            thruster={<Icon name="arrow-right" />}
            busy={busy}
            onClick={() => mark(true)}
          >
            Mark complete and go on
          </Button>
        )}
        {(done || waits) && following && (
          <ButtonLink
            size="large"
            variant={waits ? 'secondary' : 'primary'}
            className="lesson-way-on"
            thruster={<Icon name="arrow-right" />}
            to={myLessonPath(course.slug, following.slug)}
          >
            Go on
          </ButtonLink>
        )}
      </div>
    </footer>
  );
}

/** Completing opens the next lesson. If the page stays, the focus goes to what has changed. */
function useCompletion({ course, lesson: { id }, following, completed }: OpenLesson) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const stays = useRef(false);
  const pressed = useRef(false);
  const tick = useOutbox()(lessonKey(id));
  const kept = completed.includes(id);
  const done = tick?.value ?? kept;
  useEffect(() => {
    if (!stays.current) return;
    // The end of the course appears only once the server has the completion.
    stays.current = done !== kept;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [done, kept]);
  // Saved after all, long after the press.
  const savedLate = !busy && tick?.state === 'saved' && tick.value !== kept;
  useEffect(() => {
    if (savedLate) void revalidate();
  }, [savedLate, revalidate]);

  const mark = async (wanted: boolean) => {
    const leads = wanted && following;
    stays.current = !leads;
    pressed.current = true;
    setBusy(true);
    const state = await tickLesson(id, wanted);
    if (state === 'saved')
      await (leads ? navigate(myLessonPath(course.slug, leads.slug)) : revalidate());
    setBusy(false);
  };
  // The end of the course is loaded last, and makes the region longer.
  const onEnd = () => {
    if (pressed.current) region.current?.scrollIntoView({ block: 'nearest' });
  };
  return { busy, tick, done, kept, region, mark: (wanted: boolean) => void mark(wanted), onEnd };
}
