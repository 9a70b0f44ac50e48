import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { moved, zoomed, type Crop, type Extent } from '../crop.ts';

type Change = (change: (crop: Crop) => Crop) => void;
interface Point {
  x: number;
  y: number;
}

/** Of the frame, for each press of an arrow; with Shift five times as much. */
const step = 0.02;
const keyMoves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves a crop by dragging, by two fingers, by the wheel, and by the arrows, plus and minus. */
export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  picture: Extent,
  change: Change,
) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useRef({ picture, change });
  useEffect(() => {
    latest.current = { picture, change };
  });

  // React's own wheel listener may not keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      const { width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { across: event.offsetX / width, along: event.offsetY / height };
      latest.current.change((crop) =>
        zoomed(latest.current.picture, crop, crop.zoom * Math.exp(-event.deltaY / 500), at),
      );
    };
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, [frame]);

  const end = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = fingers.current;
      if (!held.has(event.pointerId)) return;
      const box = event.currentTarget.getBoundingClientRect();
      const before = gripOf([...held.values()]);
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = gripOf([...held.values()]);
      const at = { across: (after.x - box.x) / box.width, along: (after.y - box.y) / box.height };
      change((crop) => {
        const shifted = moved(
          picture,
          crop,
          (after.x - before.x) / box.width,
          (after.y - before.y) / box.height,
        );
        return before.spread > 0
          ? zoomed(picture, shifted, (shifted.zoom * after.spread) / before.spread, at)
          : shifted;
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      const way = keyMoves[event.key];
      const closer =
        event.key === '+' || event.key === '=' ? 1.1 : event.key === '-' ? 1 / 1.1 : undefined;
      if (!way && !closer) return;
      event.preventDefault();
      const far = step * (event.shiftKey ? 5 : 1);
      change((crop) =>
        way
          ? moved(picture, crop, way[0] * far, way[1] * far)
          : zoomed(picture, crop, crop.zoom * (closer ?? 1)),
      );
    },
  };
}

/** The centre of the fingers on the picture, and how far apart they are. */
function gripOf([first = { x: 0, y: 0 }, second]: readonly Point[]): Point & { spread: number } {
  if (!second) return { ...first, spread: 0 };
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
