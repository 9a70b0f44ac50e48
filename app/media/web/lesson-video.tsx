import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { captionLanguages } from '../captions.ts';
import type { VideoPart } from '../video.contract.ts';
import { clockText, resumeAt } from '../video-times.ts';
import { playerLook } from './player-look.ts';
import { readSpeed, speeds, writeSpeed } from './speed.ts';
import { Transcript } from './transcript.tsx';
import { usePlayableAddress } from './use-playable-address.ts';
import { useWatched } from './use-watched.ts';

export interface LessonVideoProps {
  video: VideoPart;
  /** How far its reader has watched it, in seconds. */
  watched?: number | undefined;
  onWatched?: ((seconds: number) => void) | undefined;
  /** Asks for fresh addresses. */
  onExpired?: (() => void) | undefined;
  /** It stands where the bare player was. */
  onShown: () => void;
}

/** A video of a lesson: the browser's own player, with what it lacks below. */
export function LessonVideo({ video, watched, onShown, ...on }: LessonVideoProps) {
  const { title, seconds, captions, chapters } = video;
  const player = useRef<HTMLVideoElement>(null);
  const [begun, setBegun] = useState(false);
  const [at, setAt] = useState(0);
  const { address, onPlaying, onPause, onError } = usePlayableAddress(player, {
    fresh: video.address,
    onExpired: on.onExpired,
  });
  const { tellNow, tellSometimes } = useWatched(player, on.onWatched);
  const replace = useEffectEvent(onShown);
  // Before anything is painted, so that the page never shows both.
  useLayoutEffect(() => replace(), []);
  const [left] = useState(watched);
  const offered = resumeAt(left, seconds);
  const goTo = (place: number) => {
    const { current } = player;
    if (!current) return;
    current.currentTime = place;
    setAt(place);
    void current.play().catch(() => undefined);
  };
  return (
    <figure className="lesson-video">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- below, in the languages that its author has written */}
      <video
        ref={player}
        src={address}
        preload="metadata"
        {...playerLook(video)}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = readSpeed();
        }}
        onPlaying={() => {
          onPlaying();
          setBegun(true);
        }}
        onPause={() => {
          onPause();
          tellNow();
        }}
        onTimeUpdate={({ currentTarget }) => {
          setAt(currentTarget.currentTime);
          tellSometimes();
        }}
        onRateChange={({ currentTarget }) => writeSpeed(currentTarget.playbackRate)}
        onError={onError}
      >
        {captions.map(({ language, address: from }) => (
          <track
            key={language}
            kind="captions"
            src={from}
            srcLang={language}
            label={captionLanguages[language]}
          />
        ))}
      </video>
      <figcaption>
        <b>{title}</b> <span className="text-small text-soft">{clockText(seconds)}</span>
      </figcaption>
      <div className="lesson-video-bar">
        {offered !== undefined && !begun && (
          <Button size="small" onClick={() => goTo(offered)}>
            <Icon name="play" /> Go on at {clockText(offered)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => goTo(Math.max(0, at - 10))}>
          <Icon name="undo-2" /> Back 10 seconds
        </Button>
        <Speed
          onChoose={(speed) => {
            if (player.current) player.current.playbackRate = speed;
          }}
        />
      </div>
      {chapters.length > 0 && (
        <ol className="lesson-video-chapters" aria-label="Chapters">
          {chapters.map((chapter, place) => (
            <li key={chapter.at}>
              <button
                type="button"
                aria-current={
                  begun && at >= chapter.at && at < (chapters[place + 1]?.at ?? Infinity)
                    ? 'step'
                    : undefined
                }
                onClick={() => goTo(chapter.at)}
              >
                <span className="text-soft">{clockText(chapter.at)}</span> {chapter.title}
              </button>
            </li>
          ))}
        </ol>
      )}
      {captions.length > 0 && <Transcript captions={captions} at={begun ? at : -1} onGo={goTo} />}
    </figure>
  );
}

function Speed({ onChoose }: { onChoose: (speed: number) => void }) {
  return (
    <label className="lesson-video-speed">
      Speed{' '}
      <select
        defaultValue={readSpeed()}
        onChange={({ currentTarget }) => {
          writeSpeed(Number(currentTarget.value));
          onChoose(Number(currentTarget.value));
        }}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </label>
  );
}
