import { useEffect, useRef, useState } from 'react';

/** Whether a part of the page has come near the window, once: `part` is its reference. */
export function useNear<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!part.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, []);
  return { part, near };
}
