import { questionsText } from '#app/courses/desk-text.ts';
import { levels } from '#app/courses/levels.ts';
import type { PageTexts } from '#app/courses/page-texts.ts';
import type { ProjectText } from '#app/courses/project-text.contract.ts';

/** What the page of a course says besides its stages. It has no draft: a change is there at once. */
export const pageParts = [
  'title',
  'description',
  'topic',
  'level',
  'learningPoints',
  'targetAudience',
  'faqs',
  'instructor',
  'cover',
] as const;
export type PagePart = (typeof pageParts)[number];

export const suppliedParts = [...pageParts, 'project'] as const;
export type SuppliedPart = (typeof suppliedParts)[number];

/** Stands for each part as it was answered; one that is missing is unknown. */
export type PartDigests = Partial<Record<SuppliedPart, string>>;

/** What the page of a course said before newer texts were taken over. */
export interface ReplacedPage {
  /** ISO instant. */
  at: string;
  before: Partial<PageTexts>;
  /** Of what took its place. */
  taken: PartDigests;
}

/** With the files of which all parts are answered. */
export type AnsweredParts = PartDigests & { files?: string };

/** The parts that are answered together. Admins write the page, a course's authors its project too. */
export const partsOf = { page: pageParts, project: ['project'] } as const;
export type Group = keyof typeof partsOf;

export interface PageAndProject {
  page: PageTexts;
  /** Null if the course has none. */
  project: ProjectText | null;
}

/** A part as people read it; empty if there is none. */
export const partText = ({ page, project }: PageAndProject, part: SuppliedPart): string =>
  part === 'project' ? projectText(project) : pageText(page, part);

function pageText(page: PageTexts, part: PagePart): string {
  switch (part) {
    case 'level':
      return page.level ? levels[page.level] : '';
    case 'learningPoints':
    case 'targetAudience':
      return page[part].join('\n');
    case 'faqs':
      return questionsText(page.faqs);
    case 'instructor':
      return [page.instructor.name, page.instructor.title, page.instructor.bio].join('\n');
    case 'cover':
      return page.cover.image ?? drawnText(page.cover);
    default:
      return page[part];
  }
}

/** A composition left to the slug isn't named, as before compositions could be chosen. */
const drawnText = ({ palette, icon, composition }: PageTexts['cover']): string =>
  [
    `Colours: ${palette}`,
    `Icon: ${icon}`,
    ...(composition ? [`Composition: ${composition}`] : []),
  ].join('\n');

function projectText(project: ProjectText | null): string {
  if (!project) return '';
  const { title, brief, criteria, takesLink, takesWords, takesFile } = project;
  const submitted = [takesLink && 'a link', takesWords && 'a text', takesFile && 'a file'];
  return [
    title,
    `Learners submit: ${submitted.filter(Boolean).join(', ')}`,
    brief,
    ...criteria.map(({ name, points, earns }) => `${name}\nPoints: ${points}\n${earns}`),
  ].join('\n\n');
}
