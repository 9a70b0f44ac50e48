import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#app/platform/project-root.ts';
import { practiceFaults } from '#app/practice/server/face.ts';
import { quizFaults } from '#app/quizzes/quiz-faults.ts';
import { Quiz } from '#app/quizzes/quiz.contract.ts';
import { lessonKinds } from '../lesson-kinds.ts';
import { levelNames } from '../levels.ts';
import { ProjectText } from '../project-text.contract.ts';

/** Each course has a folder of its slug. */
export const folderOfCourses = join(projectRoot, 'content', 'courses');

const CourseFile = z.strictObject({
  slug: z.string(),
  /** Its place in the catalogue, from 1. */
  position: z.int().positive(),
  title: z.string(),
  description: z.string(),
  topic: z.string(),
  level: z.enum(levelNames),
  icon: z.string(),
  palette: z.string(),
  instructor: z.strictObject({ name: z.string(), title: z.string(), bio: z.string() }),
  learningPoints: z.array(z.string()).min(1),
  targetAudience: z.array(z.string()).min(1),
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  isNew: z.boolean(),
  isTrending: z.boolean(),
  sections: z
    .array(z.strictObject({ title: z.string(), lessons: z.array(z.string()).min(1) }))
    .min(1),
});

const LessonFile = z.strictObject({
  title: z.string(),
  minutes: z.int().positive(),
  preview: z.boolean().default(false),
  kind: z.enum(lessonKinds).default('reading'),
  tasks: z.array(z.string()).min(1),
  needs: z
    .array(
      z.strictObject({
        tool: z.string().min(1),
        plan: z.string().default(''),
        price: z.string().default(''),
      }),
    )
    .default([]),
});

/** The quiz of a stage. `lesson` is a slug; learners get a link to it with the explanation. */
const QuizFile = z.strictObject({
  drawn: z.int(),
  passMark: z.int(),
  waitMinutes: z.int(),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      question: z.string(),
      several: z.boolean().default(false),
      options: z.array(
        z.strictObject({
          text: z.string(),
          right: z.boolean().default(false),
          said: z.string().default(''),
        }),
      ),
      why: z.string(),
      lesson: z.string(),
    }),
  ),
});

export type StartingCourse = z.output<typeof CourseFile> & {
  /** One for each stage. */
  quizzes: Quiz[];
  project: ProjectText | null;
  lessons: Map<string, z.output<typeof LessonFile> & { body: string }>;
};

/**
 * The courses of content/courses, in the catalogue's order. Throws with the file's name if one is
 * invalid.
 */
export async function readStartingCourses(): Promise<StartingCourse[]> {
  const courses = await Promise.all((await readdir(folderOfCourses)).map(readStartingCourse));
  return courses.toSorted((one, other) => one.position - other.position);
}

/** What a course says of itself. Throws with the file's name if it is invalid. */
export async function readCourseFile(slug: string): Promise<z.output<typeof CourseFile>> {
  const path = join(folderOfCourses, slug, 'course.yaml');
  return checked(CourseFile, parse(await readFile(path, 'utf8')), path);
}

/** Throws with the file's name if one is invalid. */
export async function readStartingCourse(slug: string): Promise<StartingCourse> {
  const folder = join(folderOfCourses, slug);
  const course = await readCourseFile(slug);
  const files = await readdir(join(folder, 'lessons'));
  const lessons = await Promise.all(
    files.map(
      async (name) =>
        [name.replace(/\.md$/, ''), await readLesson(join(folder, 'lessons', name))] as const,
    ),
  );
  const quizzes = await Promise.all(
    course.sections.map((_, index) => readQuiz(join(folder, 'quizzes', `stage-${index + 1}.yaml`))),
  );
  const project = await readProjectFile(slug);
  return { ...course, lessons: new Map(lessons), quizzes, project };
}

async function readQuiz(path: string): Promise<Quiz> {
  const quiz = checked(Quiz, checked(QuizFile, parse(await readFile(path, 'utf8')), path), path);
  const [fault] = quizFaults(quiz);
  if (fault) {
    const place = fault.question === null ? '' : ` question ${fault.question}:`;
    throw new Error(`${path}:${place} ${fault.message}`);
  }
  return quiz;
}

/** Throws with the file's name if it is invalid. */
export async function readProjectFile(slug: string): Promise<ProjectText> {
  const path = join(folderOfCourses, slug, 'project.md');
  const { fields, body } = await partsOf(path);
  return checked(ProjectText, { ...fields, brief: body }, path);
}

/** The fields of a Markdown file, and the text below them. */
async function partsOf(path: string): Promise<{ fields: object; body: string }> {
  const [, matter = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(path, 'utf8')) ?? [];
  return { fields: parse(matter) as object, body };
}

async function readLesson(path: string) {
  const { fields, body } = await partsOf(path);
  const [fault] = practiceFaults(body);
  if (fault) throw new Error(`${path}: line ${fault.line} of the text: ${fault.message}`);
  return { ...checked(LessonFile, fields, path), body: body.trim() };
}

function checked<S extends z.ZodType>(schema: S, value: unknown, path: string): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}
