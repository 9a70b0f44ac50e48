import { z } from 'zod';
import content from '#content/founders-hub.json' with { type: 'json' };
import { toolPath } from '#app/ai-tools/addresses.ts';
import { toolNames } from '#app/ai-tools/server/face.ts';
import { lessonsOf } from '#app/courses/course-facts.ts';
import { outlinesBySlug } from '#app/courses/server/face.ts';
import { myLessonPath } from '#app/shared/addresses.ts';

/** A lesson is written as `course/lesson`, a tool as its id. */
const Link = z.union([
  z.strictObject({ lesson: z.string() }),
  z.strictObject({ tool: z.string() }),
  z.strictObject({ page: z.string() }),
]);

const Task = z.strictObject({
  slug: z.string(),
  title: z.string(),
  why: z.string(),
  how: z.array(z.string()),
  done: z.string(),
  links: z.array(Link),
});

/**
 * The tasks of a startup from content/founders-hub.json. Only Premium members receive them from the
 * server.
 */
export const journey = z
  .array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      summary: z.string(),
      tasks: z.array(Task),
    }),
  )
  .parse(content);

export const isTask = (slug: string): boolean =>
  journey.some(({ tasks }) => tasks.some((task) => task.slug === slug));

const pageLabels: Readonly<Record<string, string>> = {
  '/investors': 'The investor directory',
  '/ai-tools': 'The AI tools directory',
  '/dashboard/founders-hub/profile': 'Your startup profile',
};

const links = journey.flatMap(({ tasks }) => tasks.flatMap((task) => task.links));
const linkedCourses = [
  ...new Set(links.flatMap((link) => ('lesson' in link ? (link.lesson.split('/')[0] ?? '') : []))),
];
const linkedTools = [...new Set(links.flatMap((link) => ('tool' in link ? link.tool : [])))];

/** Turns a link of the content into an address; links to unpublished content are left out. */
export async function linkResolver() {
  const [courses, tools] = await Promise.all([
    outlinesBySlug(linkedCourses),
    toolNames(linkedTools),
  ]);
  const lessons = new Map(
    [...courses].flatMap(([course, outlined]) =>
      lessonsOf(outlined)
        .filter(({ written }) => written)
        .map(({ slug, title }) => [
          `${course}/${slug}`,
          { label: title, href: myLessonPath(outlined.course.slug, slug) },
        ]),
    ),
  );
  return (link: z.output<typeof Link>): { label: string; href: string }[] => {
    if ('lesson' in link) {
      const found = lessons.get(link.lesson);
      return found ? [{ ...found, label: `Lesson: ${found.label}` }] : [];
    }
    if ('page' in link) return [{ label: pageLabels[link.page] ?? link.page, href: link.page }];
    const name = tools.get(link.tool);
    return name ? [{ label: `Tool: ${name}`, href: toolPath(link.tool) }] : [];
  };
}
