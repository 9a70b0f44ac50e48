import { useEffect, useRef } from 'react';
import { reducedMotion } from './reduced-motion.ts';
import './star-field.css';

const particleCount = 80;

/**
 * Eighty slow stars in the text colour, behind the content of a positioned container (decisions.md ruling 39). At rest off-screen,
 * in hidden tabs and with reduced motion, where they are drawn once.
 */
export function StarField() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => (ref.current ? animateStars(ref.current) : undefined), []);
  return <canvas ref={ref} className="star-field" aria-hidden="true" />;
}

interface Star {
  /** Position in fractions of the canvas. */
  x: number;
  y: number;
  /** CSS pixels. */
  radius: number;
  /** Fractions of the height in a second. */
  speed: number;
}

/** Numbers between 0 and 1 that fill it evenly without repeating: steps of an irrational number. */
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
  let frame = 0;
  let before = 0;

  const draw = () => {
    const { width, height } = canvas;
    const scale = devicePixelRatio;
    context.clearRect(0, 0, width, height);
    context.fillStyle = getComputedStyle(canvas).color;
    for (const { x, y, radius } of stars) {
      context.globalAlpha = 0.25 + radius * 0.25;
      context.beginPath();
      context.arc(x * width, y * height, radius * scale, 0, 2 * Math.PI);
      context.fill();
    }
  };
  const step = (now: number) => {
    const seconds = before ? Math.min(0.1, (now - before) / 1000) : 0;
    before = now;
    for (const star of stars) star.y = (star.y - star.speed * seconds + 1) % 1;
    draw();
    frame = requestAnimationFrame(step);
  };
  const update = () => {
    cancelAnimationFrame(frame);
    before = 0;
    if (onScreen && !document.hidden && !still.matches) frame = requestAnimationFrame(step);
  };

  const sizes = new ResizeObserver(() => {
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    draw();
  });
  const sight = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    update();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  document.addEventListener('visibilitychange', update);
  still.addEventListener('change', update);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    sight.disconnect();
    document.removeEventListener('visibilitychange', update);
    still.removeEventListener('change', update);
  };
}
