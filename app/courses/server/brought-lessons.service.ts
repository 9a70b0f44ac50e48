import { setImmediate as breather } from 'node:timers/promises';
import type { z } from 'zod';
import type { SuppliedStage } from '../course-content.ts';
import { NewLesson, type NewCourseInput } from '../new-course.contract.ts';
import { faultsOfLesson, newLessons } from './new-lessons.service.ts';

type Lesson = SuppliedStage['lessons'][number];

/**
 * A lesson as an import brings it, in the form that a draft takes, or what is wrong with it: the
 * rules are those of a pasted course. Others get a turn between its steps, so that a large course
 * keeps nobody waiting. Its kind is checked when it is published.
 */
export async function broughtLesson(
  input: unknown,
): Promise<{ lesson: Lesson } | { fault: string }> {
  await breather();
  const read = NewLesson.safeParse(input);
  if (!read.success) return { fault: firstOf(read.error) };
  const { kind, ...rest } = read.data;
  await breather();
  const [lesson] = await newLessons(stageWith({ lessons: [{ ...rest, kind: 'reading' }] }));
  if (!lesson) return { fault: 'It is empty.' };
  for (const [fault] of faultsOfLesson(lesson, new Map())) {
    if (fault) return { fault: `${fault.message}.` };
    await breather();
  }
  const { slug, title, minutes, preview, tasks, needs, body } = lesson;
  return { lesson: { slug, title, minutes, preview, tasks, needs, kind, body } };
}

const stageWith = (
  part: Partial<NewCourseInput['courseContent'][number]>,
): NewCourseInput['courseContent'] => [
  { title: '', duration: '', lessons: [], quiz: null, ...part },
];

/** 'text: this may have …' */
function firstOf({ issues: [issue] }: z.ZodError): string {
  const path = (issue?.path ?? []).map((part) =>
    typeof part === 'number' ? part + 1 : String(part),
  );
  const message = issue?.message ?? '';
  const said = path.length > 0 ? message.charAt(0).toLowerCase() + message.slice(1) : message;
  return `${[path.join(', '), said].filter(Boolean).join(': ').replace(/\.$/, '')}.`;
}
