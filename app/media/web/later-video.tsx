import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { LessonVideoProps } from './lesson-video.tsx';
import './lesson-video.css';

const Player = later(partOf(() => import('./lesson-video.tsx'), 'LessonVideo'));

/**
 * A video of a lesson. What surrounds the player is loaded with the first one; until then a bare one
 * takes its place, which plays where no script runs, too.
 */
export function LaterVideo(props: LessonVideoProps) {
  const { title, address, poster, width, height } = props.video;
  return (
    <div className="later-video">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they come with the rest */}
      <video
        src={address}
        poster={poster ?? undefined}
        width={width}
        height={height}
        preload="none"
        controls
        playsInline
        aria-label={title}
      />
      <Player {...props} />
    </div>
  );
}
