import type { IconName } from './icon-name.ts';
import type { Section } from './page.ts';

const all = Object.values(
  import.meta.glob<readonly Section[]>('../*/sections.ts', { eager: true, import: 'sections' }),
).flat();

export interface ListedSection {
  path: string;
  rank: number;
  label: string;
  icon: IconName;
  title: string;
  heading: string | undefined;
}

/** The sections of a sidebar, in its order. */
export const sectionsOf = (frame: 'admin' | 'dashboard'): readonly ListedSection[] =>
  all
    .filter(({ path }) => path === `/${frame}` || path.startsWith(`/${frame}/`))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ heading, ...section }) => {
      const title = section.title ?? section.label;
      return { ...section, title, heading: heading === undefined ? title : (heading ?? undefined) };
    });

/**
 * The section that a path in a frame belongs to: its second segment names it (part 1 section 2,
 * "Route map").
 */
export function sectionAt(
  path: string,
  sections: readonly ListedSection[],
): ListedSection | undefined {
  const [, frame, segment] = path.split('/');
  return sections.find(
    (section) => section.path === (segment ? `/${frame}/${segment}` : `/${frame}`),
  );
}
