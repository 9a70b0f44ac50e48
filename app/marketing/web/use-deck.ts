import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { reducedMotion } from '#app/ui/base/reduced-motion.ts';
import { slideByKey } from '../deck-keys.ts';

const slidesOf = (deck: HTMLElement | null): HTMLElement[] => [
  ...(deck?.querySelectorAll<HTMLElement>('.slide') ?? []),
];

/** Scrolls to a slide of the deck and focuses it, so that reading and Tab continue there. */
function scrollToSlide(deck: HTMLElement | null, index: number): void {
  const slide = slidesOf(deck)[index];
  slide?.focus({ preventScroll: true });
  slide?.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}

/** The ways in which people scroll the deck themselves, which cancel a scroll to a slide. */
const ownScrolling = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * The slide in the middle of the window, counted from 0: scrolling decides. Keys move it, P prints.
 * A key pressed while the deck still scrolls counts from the slide that it is scrolling to.
 */
export function useDeck(deck: RefObject<HTMLElement | null>): {
  current: number;
  goTo: (index: number) => void;
} {
  const [current, setCurrent] = useState(0);
  const reached = useRef(0);
  /** The slide that the deck is scrolling to; undefined once it has arrived. */
  const target = useRef<number>(undefined);

  const goTo = (index: number) => {
    target.current = index === reached.current ? undefined : index;
    scrollToSlide(deck.current, index);
  };
  const follow = useEffectEvent(goTo);

  useEffect(() => {
    const slides = slidesOf(deck.current);
    const middle = new IntersectionObserver(
      (entries) => {
        // There may be several entries at once, in the order of the slides: the last one counts.
        const [crossing] = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .toSorted((one, other) => other.time - one.time);
        if (!crossing) return;
        reached.current = slides.indexOf(crossing.target as HTMLElement);
        if (reached.current === target.current) target.current = undefined;
        setCurrent(reached.current);
      },
      { rootMargin: '-50% 0px' },
    );
    for (const slide of slides) middle.observe(slide);
    return () => middle.disconnect();
  }, [deck]);

  useEffect(() => {
    const forgetTarget = () => (target.current = undefined);
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      // A focused link or button receives the keys that press it.
      const pressed =
        event.target instanceof Element &&
        event.target.closest('a, button') &&
        [' ', 'Enter'].includes(event.key);
      if (pressed) return;
      if (event.key.toLowerCase() === 'p') window.print();
      const index = slideByKey(
        event.key,
        target.current ?? reached.current,
        slidesOf(deck.current).length,
      );
      // Page Down and similar keys scroll by themselves.
      if (index === undefined) return forgetTarget();
      event.preventDefault();
      // Holding a key moves slide by slide, no faster than the deck scrolls.
      if (event.repeat && target.current !== undefined) return;
      follow(index);
    };
    addEventListener('keydown', press);
    for (const scrolling of ownScrolling)
      addEventListener(scrolling, forgetTarget, { passive: true });
    return () => {
      removeEventListener('keydown', press);
      for (const scrolling of ownScrolling) removeEventListener(scrolling, forgetTarget);
    };
  }, [deck]);

  return { current, goTo };
}
