import { Icon } from '#app/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { myCoursePath, myLessonPath, myCoursesPath } from '#app/shared/addresses.ts';
import { api, failureText } from '#app/shared/api-client.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { Panel } from '#app/ui/surface.tsx';
import type { learningContract, OpenLesson } from '../contract.ts';
import './lesson-actions.css';

const call = api<typeof learningContract>();

/** Back, on, and the completion of the lesson with its undoing; key it by the lesson. */
export function LessonActions({ open }: { open: OpenLesson }) {
  const { course, lesson, previous, following, completed } = open;
  const { busy, problem, region, complete, undo } = useCompletion(open);
  const done = completed.includes(lesson.id);
  return (
    <footer ref={region} tabIndex={-1} className="lesson-actions" aria-label="Completion">
      {done && (
        <div className="row">
          <p className="lesson-done">
            <Icon name="circle-check" /> You have completed this lesson.
          </p>
          <Button variant="quiet" size="small" busy={busy} onClick={undo}>
            Undo
          </Button>
        </div>
      )}
      {done && !following && <EndOfCourse open={open} />}
      <FormNote>{problem}</FormNote>
      <div className="lesson-way">
        {previous && (
          <ButtonLink variant="quiet" to={myLessonPath(course.slug, previous.slug)} aria-label={`Back to ${previous.title}`}>
            <Icon name="arrow-left" />
            <span className="not-small">{previous.title}</span>
            <span className="only-small">Back</span>
          </ButtonLink>
        )}
        {!done && (
          <Button size="large" thruster={<Icon name="arrow-right" />} busy={busy} onClick={complete}>
            Mark complete and go on
          </Button>
        )}
        {done && following && (
          <ButtonLink size="large" thruster={<Icon name="arrow-right" />} to={myLessonPath(course.slug, following.slug)}>
            Go on
          </ButtonLink>
        )}
      </div>
    </footer>
  );
}

/** After the last lesson: what is still open, or that nothing is. */
function EndOfCourse({ open: { course, progress } }: { open: OpenLesson }) {
  const { next, lessonsDone, lessonsTotal } = progress;
  return (
    <Panel as="section" field="mint" className="lesson-finish" aria-labelledby="finish-heading">
      <h2 id="finish-heading" className="heading-3">
        {next ? 'That was the last lesson' : 'Course complete'}
      </h2>
      <p>
        {next
          ? `${lessonsDone} of ${lessonsTotal} lessons are complete. The first one that is still open: ${next.title}.`
          : `All ${lessonsTotal} lessons of ${course.title} are done. They stay here for you to read again.`}
      </p>
      <div className="row">
        {next && (
          <ButtonLink to={myLessonPath(course.slug, next.slug)} thruster={<Icon name="arrow-right" />}>
            Open it
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" to={myCoursePath(course.slug)}>
          Back to the course
        </ButtonLink>
        {!next && (
          <ButtonLink to={myCoursesPath} thruster={<Icon name="arrow-right" />}>
            Choose the next course
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

/** Completing leads to the next lesson; where the page stays, the focus stays with what has changed. */
function useCompletion({ course, lesson: { id }, following, completed }: OpenLesson) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const stays = useRef(false);
  const done = completed.includes(id);
  useEffect(() => {
    if (!stays.current) return;
    stays.current = false;
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);

  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await change();
    } catch (failure) {
      setProblem(`Your progress was not saved. ${failureText(failure)}`);
    } finally {
      setBusy(false);
    }
  };
  const stay = () => {
    stays.current = true;
    return revalidate();
  };
  const complete = () =>
    run(async () => {
      await call('PUT /learning/lessons/{id}/completion', { params: { id } });
      await (following ? navigate(myLessonPath(course.slug, following.slug)) : stay());
    });
  const undo = () =>
    run(async () => {
      await call('DELETE /learning/lessons/{id}/completion', { params: { id } });
      await stay();
    });
  return { busy, problem, region, complete: () => void complete(), undo: () => void undo() };
}
