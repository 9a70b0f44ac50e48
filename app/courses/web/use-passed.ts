import { useEffect, useRef, useState, type RefObject } from 'react';

/** Has the reader scrolled past this element? Not while it is still to come. */
export function usePassed<E extends Element>(): [ref: RefObject<E | null>, passed: boolean] {
  const ref = useRef<E>(null);
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, passed];
}
