import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

interface Playable {
  /** An address that opens now. */
  fresh: string;
  /** The address in use opens no more; asks for a fresh one. */
  onExpired?: (() => void) | undefined;
}

/**
 * The address that a video plays from. It changes only when it must: before anything was played, or
 * once the browser could not go on, because the address had expired. Then the video goes on where it
 * was.
 */
export function usePlayableAddress(
  video: RefObject<HTMLVideoElement | null>,
  { fresh, onExpired }: Playable,
) {
  const [address, setAddress] = useState(fresh);
  const broken = useRef<{ at: number; playing: boolean }>(undefined);
  const playing = useRef(false);

  const renew = (place: { at: number; playing: boolean }) => {
    broken.current = undefined;
    setAddress(fresh);
    const goOn = () => {
      const { current } = video;
      if (!current) return;
      current.currentTime = place.at;
      if (place.playing) void current.play().catch(() => undefined);
    };
    video.current?.addEventListener('loadedmetadata', goOn, { once: true });
  };

  const take = useEffectEvent(() => {
    if (broken.current) renew(broken.current);
    else if (video.current?.paused && video.current.currentTime === 0) setAddress(fresh);
  });
  useEffect(() => take(), [fresh]);

  return {
    address,
    onPlaying: () => (playing.current = true),
    onPause: () => (playing.current = false),
    onError: () => {
      const place = { at: video.current?.currentTime ?? 0, playing: playing.current };
      if (fresh !== address) return renew(place);
      // Once: a file that is gone stays gone.
      if (!broken.current) onExpired?.();
      broken.current = place;
    },
  };
}
