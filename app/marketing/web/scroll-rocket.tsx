import { useEffect, useRef } from 'react';
import { Art } from '#app/ui/art/art.tsx';
import { reducedMotion } from '#app/ui/base/reduced-motion.ts';
import { poseOn, progressOf } from '../flight-pose.ts';
import './scroll-rocket.css';

/** The units of the drawing, which is stretched over the whole section. */
const drawn = { width: 1200, height: 2240 };

const track =
  'M-30,70C330,70 900,40 900,330S310,600 310,860S890,1140 890,1410S330,1660 330,1940S700,2215 1260,2200';

/**
 * A dotted line over the positioned section that contains it, and a rocket that scrolling moves
 * along it, only on screens of 901 px and more (part 2 section 2). With reduced motion there is
 * only the line.
 */
export function ScrollRocket() {
  const line = useRef<SVGPathElement>(null);
  const rocket = useRef<HTMLDivElement>(null);
  useEffect(
    () => (line.current && rocket.current ? flyAlong(line.current, rocket.current) : undefined),
    [],
  );
  return (
    <div className="flight" aria-hidden="true">
      <svg
        className="flight-line"
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        preserveAspectRatio="none"
      >
        <path ref={line} d={track} vectorEffect="non-scaling-stroke" />
      </svg>
      <div ref={rocket} className="flight-rocket" hidden>
        <Art
          kind="craft"
          seed="founders-hub"
          options={{ glyph: 'rocket', palette: 'dawn', build: 'single', plumeLength: 60 }}
        />
      </div>
    </div>
  );
}

function flyAlong(line: SVGPathElement, rocket: HTMLElement): () => void {
  const section = line.ownerSVGElement ?? line;
  const wide = matchMedia('(width > 900px)');
  const still = reducedMotion();
  let frame = 0;

  const place = () => {
    const { top, width, height } = section.getBoundingClientRect();
    const stretch = { x: width / drawn.width, y: height / drawn.height };
    const { x, y, angle } = poseOn(line, progressOf({ top, height }, innerHeight), stretch);
    rocket.style.transform = `translate(${x}px, ${y}px) rotate(${angle}deg)`;
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', soon);
    removeEventListener('resize', soon);
  };
  const showOrHide = () => {
    stop();
    rocket.hidden = !wide.matches || still.matches;
    if (rocket.hidden) return;
    place();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
  };

  showOrHide();
  wide.addEventListener('change', showOrHide);
  still.addEventListener('change', showOrHide);
  return () => {
    stop();
    wide.removeEventListener('change', showOrHide);
    still.removeEventListener('change', showOrHide);
  };
}
