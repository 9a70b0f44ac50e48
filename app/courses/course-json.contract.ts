import { z } from 'zod';
import { compositionNames } from '#app/shared/composition-names.ts';
import { Quiz } from '#app/quizzes/quiz.contract.ts';
import { lessonKinds } from './lesson-kinds.ts';
import { levelNames } from './levels.ts';
import { ProjectText } from './project-text.contract.ts';

/** A course as an export gives it, and an import reads it. */
export const CourseJson = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  topic: z.string(),
  level: z.enum(levelNames).nullable(),
  image: z.string().nullable(),
  icon: z.string(),
  palette: z.string(),
  composition: z.enum(compositionNames).nullable(),
  instructor: z.object({
    name: z.string(),
    title: z.string(),
    bio: z.string(),
    image: z.string().nullable(),
  }),
  learningPoints: z.array(z.string()),
  courseContent: z.array(
    z.object({
      title: z.string(),
      duration: z.string(),
      lessons: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          minutes: z.int(),
          preview: z.boolean(),
          tasks: z.array(z.string()),
          needs: z.array(z.object({ tool: z.string(), plan: z.string(), price: z.string() })),
          kind: z.enum(lessonKinds),
          /** Markdown, with its practice as fences; null while nothing is written. */
          text: z.string().nullable(),
        }),
      ),
      /** A question names its lesson by the slug. */
      quiz: Quiz.nullable(),
    }),
  ),
  targetAudience: z.array(z.string()),
  faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
  isNew: z.boolean(),
  isTrending: z.boolean(),
  /** What learners build and submit; missing if the course has no project. */
  project: ProjectText.optional(),
});
export type CourseJson = z.output<typeof CourseJson>;
