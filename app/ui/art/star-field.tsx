import { useEffect, useRef } from 'react';
import { reducedMotion } from '#app/ui/base/reduced-motion.ts';
import './star-field.css';

const particleCount = 80;
/** They drift some ten pixels a second: more frames would look the same. */
const frameMs = 50;
/** The page's own work comes first. */
const restMs = 1500;

/**
 * Eighty slow stars in the text colour, behind the content of a positioned container (decisions.md
 * ruling 39). They don't move off-screen, in hidden tabs, or with reduced motion, where they are
 * drawn once.
 */
export function StarField() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => (ref.current ? animateStars(ref.current) : undefined), []);
  return <canvas ref={ref} className="star-field" aria-hidden="true" />;
}

interface Star {
  /** Position as fractions of the canvas. */
  x: number;
  y: number;
  /** CSS pixels. */
  radius: number;
  /** Fractions of the height per second. */
  speed: number;
}

/**
 * Numbers between 0 and 1 that are spread evenly and never repeat: steps of an irrational number.
 */
const spread = (index: number, step: number) => (index * step) % 1;

const scatter = (): Star[] =>
  Array.from({ length: particleCount }, (_, index) => ({
    x: spread(index, 0.754878),
    y: spread(index, 0.56984),
    radius: 0.6 + 1.4 * spread(index, 0.618034),
    speed: 0.004 + 0.012 * spread(index, 0.414214),
  }));

function animateStars(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const stars = scatter();
  const still = reducedMotion();
  let onScreen = false;
  let awake = false;
  let frame = 0;
  let before = 0;

  const draw = () => {
    const { width, height } = canvas;
    context.clearRect(0, 0, width, height);
    for (const { x, y, radius } of stars) {
      context.globalAlpha = 0.25 + radius * 0.25;
      context.beginPath();
      context.arc(x * width, y * height, radius, 0, 2 * Math.PI);
      context.fill();
    }
  };
  const step = (now: number) => {
    frame = requestAnimationFrame(step);
    if (now - before < frameMs) return;
    const seconds = Math.min(0.1, (now - before) / 1000);
    before = now;
    for (const star of stars) star.y = (star.y - star.speed * seconds + 1) % 1;
    draw();
  };
  const update = () => {
    cancelAnimationFrame(frame);
    if (awake && onScreen && !document.hidden && !still.matches)
      frame = requestAnimationFrame(step);
  };
  const paint = () => {
    context.fillStyle = getComputedStyle(canvas).color;
    draw();
  };

  // One canvas pixel per CSS pixel is enough for soft dots, and a quarter of the work on a phone.
  const sizes = new ResizeObserver(() => {
    canvas.width = canvas.clientWidth;
    canvas.height = canvas.clientHeight;
    paint();
  });
  const themes = new MutationObserver(paint);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const waking = setTimeout(() => {
    awake = true;
    update();
  }, restMs);
  const sight = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    update();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  document.addEventListener('visibilitychange', update);
  still.addEventListener('change', update);
  scheme.addEventListener('change', paint);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(waking);
    sizes.disconnect();
    sight.disconnect();
    themes.disconnect();
    document.removeEventListener('visibilitychange', update);
    still.removeEventListener('change', update);
    scheme.removeEventListener('change', paint);
  };
}
