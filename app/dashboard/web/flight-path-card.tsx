import { Icon } from '#app/ui/base/icon.tsx';
import type { CurrentCourse, MyCourse } from '#app/learning/contract.ts';
import { countedText, percentOf, readyQuiz } from '#app/learning/stages.ts';
import { moreText } from '#app/learning/still-open.ts';
import { myCoursesPath, myLessonPath, myQuizPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { ButtonLink } from '#app/ui/base/button.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { flightPath, steepCourse, wideCourse } from '../flight-path.ts';
import { FlightChart } from './flight-chart.tsx';
import './flight-path-card.css';

interface FlightPathCardProps {
  current: CurrentCourse | null;
  /** The course that a new member came for. */
  chosen: Pick<MyCourse, 'course' | 'progress'> | null;
}

/**
 * The most recently opened course as a flight: its stages, the progress, and a link to the next
 * lesson. Before the first lesson: a start, with the chosen course if there is one.
 */
export function FlightPathCard({ current, chosen }: FlightPathCardProps) {
  if (chosen?.progress.next && chosen.course.slug !== current?.course.slug)
    return <Chosen {...chosen} lesson={chosen.progress.next} />;
  if (!current) return <Start />;
  const { course, progress, nextNumber, stages } = current;
  const { lessonsTotal, next, nextQuiz } = progress;
  const counted = countedText(progress);
  const more = progress.finished && moreText(progress);
  const ready = readyQuiz(
    progress,
    stages.map(({ done, lessons }) => ({ done, total: lessons })),
  );
  return (
    <Panel as="section" field="genda" className="flight-path" aria-labelledby="flight-path-heading">
      <div className="flight-path-text">
        <p className="text-small strong">Your flight path</p>
        <h2 id="flight-path-heading" className="heading-3">
          {course.title}
        </h2>
        {next && (
          <>
            <p>
              Next: lesson {nextNumber}, {next.title}
            </p>
            <ButtonLink to={myLessonPath(course.slug, next.slug)} thruster={<Icon name="play" />}>
              Continue Course
            </ButtonLink>
            {ready && (
              <AppLink className="link flight-path-more" to={myQuizPath(course.slug, ready.id)}>
                Take the quiz of stage {ready.stage}
              </AppLink>
            )}
          </>
        )}
        {!next && nextQuiz && (
          <>
            <p>All lessons are done. Next: the quiz of stage {nextQuiz.stage}</p>
            <ButtonLink to={myQuizPath(course.slug, nextQuiz.id)} thruster={<Icon name="play" />}>
              Continue Course
            </ButtonLink>
          </>
        )}
        {!next && !nextQuiz && (
          <>
            <p>
              {lessonsTotal > 0
                ? 'You have completed this course.'
                : 'Its lessons are being written.'}
            </p>
            <ButtonLink to={myCoursesPath} thruster={<Icon name="arrow-right" />}>
              Choose the next course
            </ButtonLink>
            {lessonsTotal > 0 && (
              <AppLink className="link flight-path-more" to="/account/certificates">
                See your certificates
              </AppLink>
            )}
          </>
        )}
      </div>
      <Charts
        stages={stages}
        seed={course.slug}
        palette={course.palette}
        glyph={course.icon}
        label={`${counted} complete`}
      />
      <p className="flight-path-percent number">
        {more ? 'Completed' : `${percentOf(progress)}%`}
        <small>{more || counted}</small>
      </p>
    </Panel>
  );
}

const Chosen = ({
  course,
  progress,
  lesson,
}: Pick<MyCourse, 'course' | 'progress'> & {
  lesson: NonNullable<MyCourse['progress']['next']>;
}) => (
  <Panel as="section" field="genda" className="flight-path" aria-labelledby="flight-path-heading">
    <div className="flight-path-text">
      <p className="text-small strong">The course you came for</p>
      <h2 id="flight-path-heading" className="heading-3">
        {course.title}
      </h2>
      <p>Next: {lesson.title}</p>
      <ButtonLink to={myLessonPath(course.slug, lesson.slug)} thruster={<Icon name="play" />}>
        {progress.lessonsDone > 0 ? 'Continue Course' : 'Start Learning'}
      </ButtonLink>
      <AppLink className="link flight-path-more" to={myCoursesPath}>
        Choose another course
      </AppLink>
    </div>
    <Charts
      stages={[]}
      seed={course.slug}
      palette={course.palette}
      glyph={course.icon}
      label={
        progress.lessonsDone > 0
          ? `${countedText(progress)} complete`
          : 'Ready for its first lesson'
      }
    />
  </Panel>
);

const Start = () => (
  <Panel as="section" field="genda" className="flight-path" aria-labelledby="flight-path-heading">
    <div className="flight-path-text">
      <p className="text-small strong">Your flight path</p>
      <h2 id="flight-path-heading" className="heading-3">
        It begins with one lesson
      </h2>
      <p>Every course is open to you. Choose one; from then on you find your place here.</p>
      <ButtonLink to={myCoursesPath} thruster={<Icon name="arrow-right" />}>
        Choose a course
      </ButtonLink>
    </div>
    <Charts stages={[]} seed="liftoff" label="No lesson is complete yet" />
  </Panel>
);

interface ChartsProps {
  stages: CurrentCourse['stages'];
  seed: string;
  palette?: string;
  glyph?: string;
  label: string;
}

/** The width of the window decides which of the two is shown. */
const Charts = ({ stages, ...rest }: ChartsProps) => (
  <>
    <FlightChart
      course={wideCourse}
      path={flightPath(stages, wideCourse)}
      className="flight-chart-wide"
      {...rest}
    />
    <FlightChart
      course={steepCourse}
      path={flightPath(stages, steepCourse)}
      className="flight-chart-steep"
      {...rest}
    />
  </>
);
