import { fenceOf, practiceFaults } from '#app/practice/server/face.ts';
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
  body: string | null;
}

/** The lessons of a new course in order. One that is only a title can't be opened (ruling 7). */
export const newLessons = (content: Content): NewLesson[] =>
  content
    .flatMap(({ lessons }, section) =>
      lessons.map((lesson, place) => ({
        lesson: typeof lesson === 'string' ? { ...untold, title: lesson } : lesson,
        section,
        path: ['courseContent', section, 'lessons', place],
      })),
    )
    .map(({ lesson: { text, practice, ...lesson }, section, path }, position) => ({
      ...lesson,
      slug: lesson.slug ?? `lesson-${position + 1}`,
      body: [text, ...practice.map(fenceOf)].filter(Boolean).join('\n\n') || null,
      section,
      path,
    }));

const untold = { slug: undefined, minutes: 0, preview: false, tasks: [], text: '', practice: [] };

/** What only the whole course shows to be wrong with its lessons. */
export function lessonFaults(content: Content) {
  const taken = new Set<string>();
  return newLessons(content).flatMap(({ path, slug, body }) => {
    const isTaken = taken.has(slug);
    taken.add(slug);
    return [
      ...(isTaken
        ? [{ path: [...path, 'slug'], message: `Another lesson has the slug ${slug}` }]
        : []),
      ...practiceFaults(body ?? '').map(({ line, message }) => ({
        path: [...path, 'text'],
        message: `Line ${line} of it: ${message.replace(/\.$/, '')}`,
      })),
    ];
  });
}
