import { hasPractice } from '#app/practice/fences.ts';
import { shown } from '#app/shared/few-people.ts';
import type { CoursePage } from '../contract.ts';
import type { CourseContent } from '../course-content.ts';
import { lessonsOf } from '../course-facts.ts';
import { durationOf, minutesOf } from '../duration.ts';
import { thumbnailAddress } from '../thumbnail.ts';
import type { ListedCourse } from './catalogue.queries.ts';
import type { WholeCourse } from './content.queries.ts';
import type { CourseFace, LessonEntry, QuizEntry, RatedCourse, Rating } from './queries.ts';

/** A course with its outline. */
export interface Outlined {
  course: RatedCourse;
  sections: {
    id: string;
    title: string;
    duration: string;
    lessons: LessonEntry[];
    quiz: QuizEntry | null;
  }[];
}

/** The mean, to one decimal, and how many gave it. */
const shownRating = ({ stars, reviews }: Rating) => {
  const count = shown(reviews ?? 0);
  return count === null || stars === null
    ? { rating: null, reviews: 0 }
    : { rating: Math.round((stars / count) * 10) / 10, reviews: count };
};

/** The data of a card. `students` is the number of people who have begun the course. */
export const cardOf = (
  {
    image,
    minutes,
    duration,
    is_new: isNew,
    is_trending: isTrending,
    ...row
  }: CourseFace &
    Rating & {
      lessons: number;
      minutes: number;
    },
  students?: number,
) => ({
  slug: row.slug,
  title: row.title,
  description: row.description,
  topic: row.topic,
  icon: row.icon,
  palette: row.palette,
  composition: row.composition,
  image: image && thumbnailAddress(image),
  duration: durationOf(minutes, duration),
  lessons: row.lessons,
  students: shown(students),
  rating: shownRating(row).rating,
  isNew,
  isTrending,
});

export const courseCard = (outlined: Outlined, students?: number) => {
  const lessons = lessonsOf(outlined);
  const extent = { lessons: lessons.length, minutes: minutesOf(lessons) };
  return cardOf({ ...outlined.course, ...extent }, students);
};

/** The data of the course's page. */
export const coursePageOf = (outlined: Outlined, students?: number) => {
  const { course, sections } = outlined;
  return {
    ...courseCard(outlined, students),
    reviews: shownRating(course).reviews,
    instructor: {
      name: course.instructor_name,
      title: course.instructor_title,
      bio: course.instructor_bio,
      image: course.instructor_image && thumbnailAddress(course.instructor_image),
    },
    learningPoints: course.learning_points,
    sections: sections.map(({ title, duration, lessons, quiz }) => ({
      title,
      duration: durationOf(minutesOf(lessons), duration),
      lessons: lessons.map(lessonEntry),
      quiz,
    })),
    targetAudience: course.target_audience,
    faqs: course.faqs,
  };
};

/** The page that a course would have with this content. Ratings and learners are not counted. */
export const pageOfContent = (course: WholeCourse, { stages }: CourseContent): CoursePage =>
  coursePageOf({
    course: { ...course, faqs: [...course.faqs], stars: null, reviews: null },
    sections: stages.map(({ id, title, lessons, quiz }) => ({
      id,
      title,
      duration: course.durations?.[id] ?? '',
      lessons: lessons.map(
        ({ id: lesson, slug, title: name, minutes, preview, kind, body }, position) => ({
          id: lesson,
          slug,
          title: name,
          minutes,
          preview,
          kind,
          course_id: course.id,
          section_id: id,
          position,
          practice: hasPractice(body ?? ''),
          written: body !== null,
        }),
      ),
      quiz: quiz && { id: quiz.id, drawn: quiz.drawn, passMark: quiz.passMark },
    })),
  });

/** A lesson's entry in the outline. */
export const lessonEntry = (entry: LessonEntry) => ({
  id: entry.id,
  slug: entry.slug,
  title: entry.title,
  minutes: entry.minutes,
  preview: entry.preview,
  kind: entry.kind,
  practice: entry.practice,
  written: entry.written,
});

/** A course with the fields of part 1 section 3. */
export const courseEntity = ({ stages, learners, ...course }: ListedCourse) => {
  const extent = { lessons: lessonsOf({ sections: stages }).length, minutes: minutesOf(stages) };
  const { duration, image, rating, isNew, isTrending, ...card } = cardOf(
    { ...course, ...extent },
    learners,
  );
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    description: course.description,
    duration,
    lessons: extent.lessons,
    students: card.students,
    rating,
    reviews: shownRating(course).reviews,
    image,
    icon: course.icon,
    instructor: {
      name: course.instructor_name,
      title: course.instructor_title,
      image: course.instructor_image && thumbnailAddress(course.instructor_image),
    },
    learningPoints: course.learning_points,
    courseContent: stages.map((stage) => ({
      title: stage.title,
      duration: durationOf(stage.minutes, stage.duration),
      lessons: stage.lessons,
    })),
    targetAudience: course.target_audience,
    faqs: course.faqs,
    isNew,
    isTrending,
  };
};
