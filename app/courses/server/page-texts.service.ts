import { contentChanged } from '#app/platform/content-changed.ts';
import type { PageTexts } from '../page-texts.ts';
import { updatePage, type WholeCourse } from './content.queries.ts';

/** What the page of a course says, on sale or not. */
export const pageTextsIn = (course: WholeCourse): PageTexts => ({
  title: course.title,
  description: course.description,
  topic: course.topic,
  level: course.level,
  learningPoints: course.learning_points,
  targetAudience: course.target_audience,
  faqs: course.faqs,
  instructor: {
    name: course.instructor_name,
    title: course.instructor_title,
    bio: course.instructor_bio,
  },
  cover: {
    icon: course.icon,
    palette: course.palette,
    composition: course.composition,
    image: course.image,
  },
});

/** Gives the page of a course these texts; the others stay. The caller has the course locked. */
export async function changePageTexts(
  courseId: string,
  texts: Partial<PageTexts>,
  now: Date,
): Promise<void> {
  const { learningPoints, targetAudience, instructor, cover, ...same } = texts;
  await updatePage(
    courseId,
    {
      ...same,
      ...cover,
      ...(learningPoints && { learning_points: [...learningPoints] }),
      ...(targetAudience && { target_audience: [...targetAudience] }),
      ...(instructor && {
        instructor_name: instructor.name,
        instructor_title: instructor.title,
        instructor_bio: instructor.bio,
      }),
    },
    now,
  );
  await contentChanged('courses');
}
