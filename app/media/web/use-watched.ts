import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Milliseconds. */
const everyMs = 10_000;

/** Tells how far someone has watched: now and then, on a pause, and when the page is left. */
export function useWatched(
  video: RefObject<HTMLVideoElement | null>,
  onWatched?: (seconds: number) => void,
) {
  const told = useRef({ seconds: 0, at: 0 });
  const tell = (seconds: number) => {
    if (seconds === told.current.seconds) return;
    told.current = { seconds, at: performance.now() };
    onWatched?.(seconds);
  };
  const tellNow = () => {
    const { current } = video;
    // Someone who has not begun keeps the place of another day.
    if (current && current.played.length > 0) tell(current.ended ? 0 : whole(current));
  };
  const leave = useEffectEvent(tellNow);
  useEffect(() => {
    const leaving = new AbortController();
    const look = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', look, leaving);
    addEventListener('pagehide', () => leave(), leaving);
    return () => {
      leave();
      leaving.abort();
    };
  }, []);
  return {
    tellNow,
    tellSometimes: () => {
      if (performance.now() - told.current.at > everyMs) tellNow();
    },
  };
}

const whole = ({ currentTime }: HTMLVideoElement): number => Math.floor(currentTime);
