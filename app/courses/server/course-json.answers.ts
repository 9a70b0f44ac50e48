import type { CourseContent, QuizContent } from '../course-content.ts';
import type { CourseJson } from '../course-json.contract.ts';
import { isOurPicture } from '../our-picture.ts';
import type { ProjectText } from '../project-text.contract.ts';
import type { WholeCourse } from './content.queries.ts';

/** A course as an import reads it, with the texts of its lessons, its quizzes and its project. */
export const courseJson = (
  course: WholeCourse,
  { stages }: CourseContent,
  project: ProjectText | null,
): CourseJson => ({
  slug: course.slug,
  title: course.title,
  description: course.description,
  duration: course.duration,
  topic: course.topic,
  level: course.level,
  // An export has no media.
  image: course.image && isOurPicture(course.image) ? null : course.image,
  icon: course.icon,
  palette: course.palette,
  composition: course.composition,
  instructor: {
    name: course.instructor_name,
    title: course.instructor_title,
    bio: course.instructor_bio,
    image: course.instructor_image,
  },
  learningPoints: course.learning_points,
  courseContent: stages.map(({ id, title, lessons, quiz }) => ({
    title,
    duration: course.durations?.[id] ?? '',
    lessons: lessons.map((lesson) => ({
      slug: lesson.slug,
      title: lesson.title,
      minutes: lesson.minutes,
      preview: lesson.preview,
      tasks: [...lesson.tasks],
      needs: lesson.needs.map(({ tool, plan, price }) => ({ tool, plan, price })),
      kind: lesson.kind,
      text: lesson.body,
    })),
    quiz: quiz && quizJson(quiz, slugsOf(stages)),
  })),
  targetAudience: course.target_audience,
  faqs: course.faqs.map(({ question, answer }) => ({ question, answer })),
  isNew: course.is_new,
  isTrending: course.is_trending,
  ...(project && { project }),
});

const slugsOf = (stages: CourseContent['stages']): ReadonlyMap<string, string> =>
  new Map(stages.flatMap(({ lessons }) => lessons.map(({ id, slug }) => [id, slug] as const)));

/** The ids of lessons differ from one school to the next, so a question names its lesson by slug. */
const quizJson = (
  { drawn, passMark, waitMinutes, questions }: QuizContent,
  slugs: ReadonlyMap<string, string>,
) => ({
  drawn,
  passMark,
  waitMinutes,
  questions: questions.map(({ id, name, question, several, options, why, lesson }) => ({
    id,
    name,
    question,
    several,
    options: options.map(({ text, right, said }) => ({ text, right, said })),
    why,
    lesson: slugs.get(lesson ?? '') ?? null,
  })),
});
