import { useEffect, useState, type RefObject } from 'react';
import { reducedMotion } from '#app/ui/reduced-motion.ts';
import { slideByKey } from '../deck-keys.ts';

const slidesOf = (deck: HTMLElement | null): HTMLElement[] => [...(deck?.querySelectorAll<HTMLElement>('.slide') ?? [])];

/** Scrolls to a slide of the deck, where reading and the Tab key then go on. */
export function goToSlide(deck: HTMLElement | null, index: number): void {
  const slide = slidesOf(deck)[index];
  slide?.focus({ preventScroll: true });
  slide?.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}

/** Which slide lies across the middle of the window, counted from 0: scrolling decides. Keys move it, P prints. */
export function useDeck(deck: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const slides = slidesOf(deck.current);
    const middle = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(slides.indexOf(reached.target as HTMLElement));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const slide of slides) middle.observe(slide);
    return () => middle.disconnect();
  }, [deck]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A link or a button that has the focus keeps the keys that press it.
      const pressed = event.target instanceof Element && event.target.closest('a, button') && [' ', 'Enter'].includes(event.key);
      if (pressed) return;
      if (event.key.toLowerCase() === 'p') window.print();
      const target = slideByKey(event.key, current, slidesOf(deck.current).length);
      if (target === undefined) return;
      event.preventDefault();
      goToSlide(deck.current, target);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [deck, current]);

  return current;
}
