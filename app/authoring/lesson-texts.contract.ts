import { z } from 'zod';
import { longestBody, mostNeeds, mostTasks } from '#app/courses/content-limits.ts';
import { lessonKinds } from '#app/courses/lesson-kinds.ts';
import { notOneLine, oneLine, tooLongText } from '#app/shared/text-rules.ts';
import { line } from '#app/shared/text-schema.ts';

const term = z.string().regex(oneLine, notOneLine).trim().max(120, tooLongText(120));
/** A tool, the plan of it that is enough, and what that costs. */
const Needs = z
  .array(z.strictObject({ tool: line('What you need', 120), plan: term, price: term }))
  .max(mostNeeds, `A lesson needs at most ${mostNeeds} things`);

/** What an author writes of a lesson. */
export const Texts = z.strictObject({
  title: line('Title', 200),
  minutes: z.int('Give whole minutes').min(0, 'Give 0 to 600').max(600, 'Give 0 to 600'),
  preview: z.boolean(),
  /** Markdown; empty while nothing is written. */
  body: z.string().max(longestBody, tooLongText(longestBody)),
  tasks: z.array(line('Task', 300)).max(mostTasks, `A lesson has at most ${mostTasks} tasks`),
  needs: Needs,
  kind: z.enum(lessonKinds),
});
export type LessonTexts = z.output<typeof Texts>;

/** A fault in a lesson’s text. Lines are counted from 1. */
export const Fault = z.object({
  line: z.int(),
  message: z.string(),
  /** Which practice of the text it is, from 0; -1 for a picture or a file. */
  block: z.int(),
  /** The part of that practice, `options.1.text`, and what a form says there; '' is all of it. */
  field: z.string(),
  text: z.string(),
});
export type Fault = z.output<typeof Fault>;
