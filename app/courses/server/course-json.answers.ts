import type { CourseContent } from '../course-content.ts';
import type { CourseJson } from '../course-json.contract.ts';
import type { WholeCourse } from './content.queries.ts';

/** A course as an import reads it, with the texts of its lessons. */
export const courseJson = (course: WholeCourse, { stages }: CourseContent): CourseJson => ({
  slug: course.slug,
  title: course.title,
  description: course.description,
  duration: course.duration,
  topic: course.topic,
  level: course.level,
  image: course.image,
  icon: course.icon,
  palette: course.palette,
  instructor: {
    name: course.instructor_name,
    title: course.instructor_title,
    bio: course.instructor_bio,
    image: course.instructor_image,
  },
  learningPoints: course.learning_points,
  courseContent: stages.map(({ id, title, lessons }) => ({
    title,
    duration: course.durations?.[id] ?? '',
    lessons: lessons.map((lesson) => ({
      slug: lesson.slug,
      title: lesson.title,
      minutes: lesson.minutes,
      preview: lesson.preview,
      tasks: [...lesson.tasks],
      text: lesson.body,
    })),
  })),
  targetAudience: course.target_audience,
  faqs: course.faqs.map(({ question, answer }) => ({ question, answer })),
  isNew: course.is_new,
  isTrending: course.is_trending,
});
