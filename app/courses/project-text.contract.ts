import { z } from 'zod';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { longestProject, mostCriteria, mostPoints } from './project-text-limits.ts';

const points = z
  .int('Please give whole points')
  .min(1, 'Please give at least 1 point')
  .max(mostPoints, `Please give at most ${mostPoints} points`);

/** A line of a rubric. */
export const Criterion = z.strictObject({
  name: line('Criterion', longestProject.criterion),
  /** The most that it gives. */
  points,
  earns: line('What earns the points', longestProject.earns),
});
export type Criterion = z.output<typeof Criterion>;

/** What a course asks its learners to build. */
export const projectFields = {
  title: line('Title', longestProject.title),
  /** Markdown. */
  brief: paragraphs('The brief', longestProject.brief),
  criteria: z
    .array(Criterion)
    .min(1, 'Please add at least one criterion')
    .max(mostCriteria, `Please use at most ${mostCriteria} criteria`)
    .refine(
      (rubric) => new Set(rubric.map(({ name }) => name)).size === rubric.length,
      'Please give each criterion a name of its own',
    ),
  takesLink: z.boolean(),
  takesWords: z.boolean(),
  takesFile: z.boolean().default(false),
  /** Whether learners can submit it; if not, its author is still writing it. */
  offered: z.boolean(),
};

/** For `refine`: something has to be submitted. */
export const takesSomething = ({
  takesLink,
  takesWords,
  takesFile,
}: {
  takesLink: boolean;
  takesWords: boolean;
  takesFile: boolean;
}): boolean => takesLink || takesWords || takesFile;
export const takesNothing = { path: ['takesLink'], message: 'Please choose at least one' };

/** The project of a course, as an export gives it and an import reads it. */
export const ProjectText = z.strictObject(projectFields).refine(takesSomething, takesNothing);
export type ProjectText = z.output<typeof ProjectText>;
