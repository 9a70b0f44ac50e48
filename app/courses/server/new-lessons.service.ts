import { setImmediate as breather } from 'node:timers/promises';
import { mediaAddress, mediaIdsIn } from '#app/media/media-address.ts';
import { shownMedia } from '#app/media/server/face.ts';
import type { MediaById } from '#app/media/shown-media.ts';
import { newId } from '#app/platform/ids.ts';
import { longestBody, mostLessons } from '../content-limits.ts';
import { quizFaults } from '#app/quizzes/quiz-faults.ts';
import type { Quiz } from '#app/quizzes/quiz.contract.ts';
import { faultsByBlock, fenceOf } from '#app/practice/server/face.ts';
import { faultOfKind } from '../lesson-html.ts';
import type { LessonKind } from '../lesson-kinds.ts';
import type { LessonNeed } from '../lesson-needs.ts';
import type { NewCourseInput } from '../new-course.contract.ts';

type Content = NewCourseInput['courseContent'];

interface NewLesson {
  section: number;
  path: readonly PropertyKey[];
  slug: string;
  title: string;
  minutes: number;
  preview: boolean;
  tasks: string[];
  needs: LessonNeed[];
  kind: LessonKind;
  body: string | null;
}

/**
 * The lessons of a new course in order. One that is only a title can't be opened (ruling 7). Practice
 * takes time to write and to read, so others get a turn after each lesson.
 */
export async function newLessons(content: Content): Promise<NewLesson[]> {
  const found: NewLesson[] = [];
  for (const [section, { lessons }] of content.entries())
    for (const [place, given] of lessons.entries()) {
      const { text, practice, ...lesson } =
        typeof given === 'string' ? { ...untold, title: given } : given;
      if (practice.length > 0) await breather();
      found.push({
        ...lesson,
        slug: lesson.slug ?? `lesson-${found.length + 1}`,
        body: [text, ...practice.map(fenceOf)].filter(Boolean).join('\n\n') || null,
        section,
        path: ['courseContent', section, 'lessons', place],
      });
    }
  return found;
}

const untold = {
  slug: undefined,
  minutes: 0,
  preview: false,
  tasks: [],
  needs: [],
  kind: 'reading' as const,
  text: '',
  practice: [],
};

/** The media that the lessons of these courses name. */
export async function mediaNamedIn(contents: readonly Content[]): Promise<MediaById> {
  const ids = new Set<string>();
  for (const content of contents)
    for (const { body } of await newLessons(content))
      for (const id of mediaIdsIn(body ?? '')) ids.add(id);
  return shownMedia([...ids]);
}

/**
 * What only the whole course shows to be wrong with its lessons and quizzes. Others get a turn after
 * each block of practice.
 */
export async function lessonFaults(content: Content, media: MediaById) {
  const taken = new Set<string>();
  const lessons = await newLessons(content);
  const faults: { path: PropertyKey[]; message: string }[] = [];
  for (const lesson of lessons) {
    const { path, slug } = lesson;
    if (taken.has(slug))
      faults.push({ path: [...path, 'slug'], message: `Another lesson has the slug ${slug}` });
    taken.add(slug);
    faults.push(...missingMedia(lesson, media));
    for (const found of faultsOfLesson(lesson, media)) {
      faults.push(...found);
      await breather();
    }
  }
  return [
    ...(lessons.length > mostLessons
      ? [{ path: ['courseContent'], message: `A course has at most ${mostLessons} lessons` }]
      : []),
    ...faults,
    ...content.flatMap(({ quiz }, section) =>
      quiz
        ? faultsOfQuiz(quiz, taken).map((message) => ({
            path: ['courseContent', section, 'quiz'],
            message,
          }))
        : [],
    ),
  ];
}

/** The faults of one lesson, one step at a time, because each block of practice takes time. */
export function* faultsOfLesson({ path, title, kind, body }: NewLesson, media: MediaById) {
  if ((body?.length ?? 0) > longestBody)
    yield [
      {
        path: [...path, 'text'],
        message: `With its practice, “${title}” has more than ${longestBody} characters`,
      },
    ];
  for (const faults of faultsByBlock(body ?? ''))
    yield faults.map(({ line, message }) => ({
      path: [...path, 'text'],
      message: `Line ${line} of it: ${message.replace(/\.$/, '')}`,
    }));
  yield faultOfKind(kind, body ?? '', media).map((message) => ({
    path: [...path, 'kind'],
    message: message.replace(/\.$/, ''),
  }));
}

/** Happens to a course that another school has exported: its pictures stayed there. */
const missingMedia = ({ path, title, body }: NewLesson, media: MediaById) =>
  mediaIdsIn(body ?? '')
    .filter((id) => !media.has(id))
    .map((id) => ({
      path: [...path, 'text'],
      message: `“${title}” names ${mediaAddress(id)}, which is not in Media. Upload it there, and put its address into the text`,
    }));

const faultsOfQuiz = (quiz: Quiz, lessons: ReadonlySet<string>): string[] => [
  ...quizFaults(quiz).map(({ question, message }) =>
    [question === null ? '' : `Question ${question}: `, message.replace(/\.$/, '')].join(''),
  ),
  ...quiz.questions.flatMap(({ lesson }, index) =>
    lesson === null || lessons.has(lesson)
      ? []
      : [`Question ${index + 1}: the course has no lesson with the slug ${lesson}`],
  ),
];

/** A quiz as a row. Its questions name their lessons by slug; `lessons` has their ids. */
export const quizRow = (
  { drawn, passMark, waitMinutes, questions }: Quiz,
  {
    courseId,
    sectionId,
    lessons,
  }: { courseId: string; sectionId: string; lessons: ReadonlyMap<string, string> },
) => ({
  id: newId(),
  course_id: courseId,
  section_id: sectionId,
  drawn,
  pass_mark: passMark,
  wait_minutes: waitMinutes,
  questions: questions.map((question) => ({
    ...question,
    lesson: lessons.get(question.lesson ?? '') ?? null,
  })),
  revision: 'first',
});
