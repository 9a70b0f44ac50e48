import { stringify } from 'yaml';
import type { CourseJson } from '../course-json.contract.ts';

const yamlOf = (value: object): string => stringify(value, { lineWidth: 0 });

/** The files of a course as a folder: its lessons are Markdown, each with its fields on top. */
export function courseFolder({ courseContent, ...course }: CourseJson): Map<string, string> {
  const sections = courseContent.map(({ title, duration, lessons }) => ({
    title,
    duration,
    lessons: lessons.map(({ slug }) => slug),
  }));
  return new Map([
    ['course.yaml', yamlOf({ ...course, sections })],
    ...courseContent.flatMap(({ lessons, quiz }, index) => [
      ...lessons.map(
        ({ slug, text, ...fields }) =>
          [`lessons/${slug}.md`, `---\n${yamlOf(fields)}---\n\n${text ?? ''}\n`] as const,
      ),
      ...(quiz ? [[`quizzes/stage-${index + 1}.yaml`, yamlOf(quiz)] as const] : []),
    ]),
  ]);
}
