import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconLink } from '#app/ui/base/icon-button.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { ThemeSwitch } from '#app/ui/base/theme-switch.tsx';
import { seenPath, type SeenPart } from '../seen-paths.ts';

const viewers = { visitor: 'Visitor', member: 'Member', halfway: 'Half way' } as const;
export type Viewer = keyof typeof viewers;

const isViewer = (asked: string): asked is Viewer => Object.hasOwn(viewers, asked);

export const viewerOf = (asked: string | null): Viewer =>
  asked !== null && isViewer(asked) ? asked : 'visitor';

interface PreviewBarProps {
  courseId: string;
  viewer: Viewer;
  /** What is open, if it isn't the course. */
  part: SeenPart | undefined;
}

/** Above a preview: who looks at it, and what is not as it will be. */
export function PreviewBar({ courseId, viewer, part }: PreviewBarProps) {
  return (
    <header className="draft-preview-bar">
      <IconLink
        to={part ? seenPath(courseId, viewer) : authorDeskPath(courseId)}
        label={part ? 'Back to the course' : 'Back to the desk'}
        icon={<Icon name="arrow-left" />}
      />
      <SegmentedLinks
        label="Preview as"
        links={Object.entries(viewers).map(([as, label]) => ({
          to: seenPath(courseId, as, part),
          label,
          current: as === viewer,
        }))}
      />
      <p className="text-small text-soft">
        The draft. Nothing you do here is saved; prices, ratings and notes are left out.
      </p>
      <ThemeSwitch />
    </header>
  );
}
