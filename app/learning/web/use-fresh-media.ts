import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OpenLesson } from '../contract.ts';

/** Addresses of media open for up to an hour. */
const freshMs = 45 * 60_000;
const lookMs = 60_000;

/** Asks for the lesson again before the addresses of its pictures and files expire. */
export function useFreshMedia(open: OpenLesson): void {
  const { revalidate } = useRevalidator();
  const shows = open.lesson.parts.some(
    (part) => part.kind === 'video' || (part.kind === 'text' && part.html.includes('/media/')),
  );
  useEffect(() => {
    if (!shows) return;
    const expires = performance.now() + freshMs;
    const look = () => {
      if (document.visibilityState === 'visible' && performance.now() > expires) void revalidate();
    };
    const timer = setInterval(look, lookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [open, shows, revalidate]);
}
