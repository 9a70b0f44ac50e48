import type { CourseContent, LessonContent, QuizContent } from '#app/courses/course-content.ts';
import { freeSlug } from './places.ts';
import { isSame } from './same-text.ts';
import { arranged, type Merge } from './merged-places.ts';

interface Lost {
  of: 'lesson' | 'quiz';
  id: string;
  /** Of a quiz, the title of its stage. */
  title: string;
}

/**
 * Newer supplied texts in the school's own: what they changed is replaced, everything else stays as
 * the school has it. What the school added stays, and what it deleted stays deleted. `losing` lists
 * what the school had changed itself and would lose.
 */
export function merged({ before, ours, newer }: Merge): { content: CourseContent; losing: Lost[] } {
  const lessons = mergedParts(
    { before: lessonsIn(before), ours: lessonsIn(ours), newer: lessonsIn(newer) },
    ({ title }) => title,
  );
  const quizzes = mergedParts(
    { before: quizzesIn(before), ours: quizzesIn(ours), newer: quizzesIn(newer) },
    ({ id }) => ours.stages.find(({ quiz }) => quiz?.id === id)?.title ?? '',
  );
  const places = arranged(
    { before, ours, newer },
    { lessons: lessons.parts, quizzes: quizzes.parts },
  );
  const taken = new Set(lessonsIn(ours).map(({ slug }) => slug));
  const known = new Set(lessonsIn(ours).map(({ id }) => id));
  const withSlug = (lesson: LessonContent): LessonContent => {
    if (known.has(lesson.id)) return lesson;
    const slug = freeSlug(lesson.slug, taken);
    taken.add(slug);
    return { ...lesson, slug };
  };
  return {
    content: {
      stages: places.map(({ id, title, lessons: ids, quiz }) => ({
        id,
        title,
        lessons: ids.flatMap((each) => lessons.parts.get(each) ?? []).map(withSlug),
        quiz: (quiz !== null && quizzes.parts.get(quiz)) || null,
      })),
    },
    losing: [
      ...lessons.losing.map((each) => ({ of: 'lesson' as const, ...each })),
      ...quizzes.losing.map((each) => ({ of: 'quiz' as const, ...each })),
    ],
  };
}

const lessonsIn = ({ stages }: CourseContent) => stages.flatMap(({ lessons }) => lessons);
const quizzesIn = ({ stages }: CourseContent) => stages.flatMap(({ quiz }) => quiz ?? []);

function mergedParts<Part extends LessonContent | QuizContent>(
  { before, ours, newer }: Record<keyof Merge, readonly Part[]>,
  titleOf: (part: Part) => string,
) {
  const was = new Map(before.map((part) => [part.id, part]));
  const next = new Map(newer.map((part) => [part.id, part]));
  const parts = new Map<string, Part>();
  const losing: Part[] = [];
  for (const part of ours) {
    const old = was.get(part.id);
    const fresh = next.get(part.id);
    const stays = !old || (fresh && (isSame(old, fresh) || isSame(part, fresh)));
    if (stays) parts.set(part.id, part);
    else {
      if (fresh) parts.set(part.id, { ...fresh, ...('slug' in part && { slug: part.slug }) });
      if (!isSame(part, old)) losing.push(part);
    }
  }
  for (const part of newer) if (!was.has(part.id)) parts.set(part.id, part);
  return { parts, losing: losing.map((part) => ({ id: part.id, title: titleOf(part) })) };
}
