import { stringify } from 'yaml';
import type { CourseJson } from '../course-json.contract.ts';
import type { ProjectText } from '../project-text.contract.ts';

const yamlOf = (value: object): string => stringify(value, { lineWidth: 0 });

/** A text below its fields. */
const markdownOf = (fields: object, text: string): string =>
  `---\n${yamlOf(fields)}---\n\n${text}\n`;

const projectFile = ({ brief, ...fields }: ProjectText): string => markdownOf(fields, brief);

/**
 * The files of a course as a folder: its lessons and its project are Markdown, each with its fields
 * on top.
 */
export function courseFolder({
  courseContent,
  project,
  ...course
}: CourseJson): Map<string, string> {
  const sections = courseContent.map(({ title, duration, lessons }) => ({
    title,
    duration,
    lessons: lessons.map(({ slug }) => slug),
  }));
  return new Map([
    ['course.yaml', yamlOf({ ...course, sections })],
    ...(project ? [['project.md', projectFile(project)] as const] : []),
    ...courseContent.flatMap(({ lessons, quiz }, index) => [
      ...lessons.map(
        ({ slug, text, ...fields }) =>
          [`lessons/${slug}.md`, markdownOf(fields, text ?? '')] as const,
      ),
      ...(quiz ? [[`quizzes/stage-${index + 1}.yaml`, yamlOf(quiz)] as const] : []),
    ]),
  ]);
}
