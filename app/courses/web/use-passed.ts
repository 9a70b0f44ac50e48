import { useEffect, useRef, useState, type RefObject } from 'react';

/** True once the reader has scrolled past this element. */
export function usePassed<E extends Element>(): [ref: RefObject<E | null>, passed: boolean] {
  const ref = useRef<E>(null);
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    // Everything below counts as in view, so that a jump from above the element to below it is
    // noticed too.
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry?.isIntersecting === false),
      { rootMargin: '0px 0px 100000px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, passed];
}
