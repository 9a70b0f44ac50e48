import { useState, type ReactNode } from 'react';
import { coursePath, myLessonPath } from '#app/shared/addresses.ts';
import { draftPreviewPath } from '#app/shared/author-desk-path.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { LogoMark } from '#app/ui/art/logo.tsx';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton, IconLink } from '#app/ui/base/icon-button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { ThemeSwitch } from '#app/ui/base/theme-switch.tsx';
import { brand } from '#app/shared/brand.ts';
import type { Outline } from '../contract.ts';

const PublishDialog = later(partOf(() => import('./publish-dialog.tsx'), 'PublishDialog'));
const HistoryDrawer = later(partOf(() => import('./history-drawer.tsx'), 'HistoryDrawer'));

interface DeskBarProps {
  outline: Outline;
  /** The lesson or the quiz in the editor. */
  current: string | undefined;
  /** Of other features, beside the history. */
  tools: ReactNode;
  /** Of other features: what putting the course on sale brings about. */
  opening: ReactNode;
}

/** The course's name and state, its history, publishing, and the way to what learners have. */
export function DeskBar({ outline, current, tools, opening }: DeskBarProps) {
  const [shown, setShown] = useState<'publish' | 'history'>();
  const { admin } = standingOf(useIdentity());
  const close = () => setShown(undefined);
  const stage = outline.stages.findIndex(
    ({ lessons, quiz }) =>
      current !== undefined && (quiz?.id === current || lessons.some(({ id }) => id === current)),
  );
  const lesson = outline.stages
    .flatMap(({ lessons }) => lessons)
    .find(({ id, opens }) => id === current && opens);
  const nothingNew = (outline.published || !admin) && !outline.draftSince && !outline.publishesAt;
  return (
    <header className="author-bar">
      <IconLink
        to={admin ? `/admin/courses/${outline.id}` : '/teach'}
        label={admin ? 'Back to the course' : 'Your courses'}
        icon={<Icon name="arrow-left" />}
      />
      <AppLink to="/" aria-label={`${brand.name}, home`} className="not-small">
        <LogoMark className="lesson-logo" />
      </AppLink>
      <div className="author-place">
        <h1>{outline.title}</h1>
        {stage >= 0 && (
          <span className="text-small text-faint">
            Stage {stage + 1}, {outline.stages[stage]?.title}
          </span>
        )}
      </div>
      <span className="author-state not-small">
        <StateBadge outline={outline} />
      </span>
      <span className="not-small">
        <ThemeSwitch />
      </span>
      <IconButton
        outlined
        label="History"
        icon={<Icon name="rotate-ccw-clock" />}
        onClick={() => setShown('history')}
      />
      {tools}
      <AppLink className="link not-small" to={draftPreviewPath(outline.id)}>
        Preview
      </AppLink>
      {outline.published && (
        <AppLink
          className="link not-small"
          to={lesson ? myLessonPath(outline.slug, lesson.slug) : coursePath(outline.slug)}
        >
          {lesson ? 'See the lesson' : 'See its page'}
        </AppLink>
      )}
      <Button
        size="small"
        thruster={<Icon name="rocket" />}
        aria-disabled={nothingNew}
        onClick={() => !nothingNew && setShown('publish')}
      >
        Publish
      </Button>
      {shown === 'publish' && <PublishDialog outline={outline} opening={opening} onClose={close} />}
      {shown === 'history' && <HistoryDrawer outline={outline} onClose={close} />}
    </header>
  );
}

function StateBadge({ outline: { published, draftSince, publishesAt } }: { outline: Outline }) {
  if (publishesAt)
    return (
      <Badge kind="gold">
        Publishes <LocalTime instant={publishesAt} />
      </Badge>
    );
  if (!published) return <Badge kind="neutral">Not on sale</Badge>;
  return draftSince ? (
    <Badge kind="gold">Published, with unpublished changes</Badge>
  ) : (
    <Badge kind="ok">Published</Badge>
  );
}
