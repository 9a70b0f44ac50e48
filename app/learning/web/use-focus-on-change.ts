import { useEffect, useRef } from 'react';

/**
 * Moving to another lesson focuses its title. The first lesson of a document starts where browsers
 * start.
 */
export function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
