import { useState } from 'react';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { LessonVideoProps } from './lesson-video.tsx';
import { playerLook } from './player-look.ts';
import './lesson-video.css';

const Player = later(partOf(() => import('./lesson-video.tsx'), 'LessonVideo'));

/**
 * A video of a lesson. What surrounds the player is loaded with the first one; until then, and where
 * that fails or no script runs, a bare one plays it.
 */
export function LaterVideo(props: Omit<LessonVideoProps, 'onShown'>) {
  const { video } = props;
  const [shown, setShown] = useState(false);
  return (
    <>
      {!shown && (
        <figure className="lesson-video">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- they come with the rest */}
          <video src={video.address} preload="none" {...playerLook(video)} />
        </figure>
      )}
      <Player {...props} onShown={() => setShown(true)} />
    </>
  );
}
