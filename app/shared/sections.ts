import type { IconName } from './icon-name.ts';
import { sectionGroups, type Section, type SectionGroup } from './page.ts';

const all = Object.values(
  import.meta.glob<readonly Section[]>('../*/sections.ts', { eager: true, import: 'sections' }),
).flat();

export interface ListedSection {
  path: string;
  rank: number;
  group?: SectionGroup;
  label: string;
  icon: IconName;
  title: string;
  heading: string | undefined;
}

/** The sections of a sidebar, in its order. */
export const sectionsOf = (frame: 'admin' | 'dashboard'): readonly ListedSection[] =>
  all
    .filter(({ path }) => path === `/${frame}` || path.startsWith(`/${frame}/`))
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.rank - other.rank)
    .map(({ heading, ...section }) => {
      const title = section.title ?? section.label;
      return { ...section, title, heading: heading === undefined ? title : (heading ?? undefined) };
    });

const placeOf = ({ group }: Section): number => (group ? sectionGroups.indexOf(group) : -1);

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
