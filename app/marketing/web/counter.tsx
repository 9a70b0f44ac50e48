import { useEffect, useRef, useState } from 'react';
import { reducedMotion } from '#app/ui/base/reduced-motion.ts';
import './counter.css';

/** Milliseconds from zero to the figure. */
const duration = 1200;

/**
 * A percentage that counts up once it is visible. The HTML, screen readers and print get the figure
 * itself. With reduced motion it shows at once.
 */
export function Counter({ percent }: { percent: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(percent);

  useEffect(() => {
    if (!place.current || reducedMotion().matches) return undefined;
    let frame = 0;
    const finish = () => {
      cancelAnimationFrame(frame);
      setShown(percent);
    };
    const count = (start: number) => (now: number) => {
      const part = Math.min(1, (now - start) / duration);
      setShown(Math.round(percent * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count(start));
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      frame = requestAnimationFrame((now) => count(now)(now));
    });
    seen.observe(place.current);
    addEventListener('beforeprint', finish);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('beforeprint', finish);
    };
  }, [percent]);

  return (
    <span ref={place} className="counter number">
      <span className="visually-hidden">{percent}%</span>
      <span className="counter-room" aria-hidden="true">
        {percent}%
      </span>
      <span className="counter-shown" aria-hidden="true">
        {shown}%
      </span>
    </span>
  );
}
