import { markup } from '#art-markup';
import { useEffect, useId, useRef } from 'react';
import { partOf } from '#app/ui/base/part-of.ts';
import { classes } from '#app/ui/base/classes.ts';
import './art.css';
import type { ArtKind, ArtOptions } from './draw.ts';

const loadDrawInto = partOf(() => import('./draw-into.ts'), 'drawInto');

interface ArtProps<K extends ArtKind> {
  kind: K;
  seed: string;
  options?: Omit<ArtOptions[K], 'label' | 'key'>;
  /** Describes the picture, if nothing beside it does. */
  label?: string;
  className?: string;
}

/**
 * A drawing in a box that reserves its space. The server draws it into the page. The browser loads
 * the generator only if there is no drawing to keep: after a page change, or when the seed or the
 * options change.
 */
export function Art<K extends ArtKind>({ kind, seed, options, label, className }: ArtProps<K>) {
  const box = useRef<HTMLSpanElement>(null);
  const shown = useRef<string>(null);
  const key = useId();
  const pinned = JSON.stringify(options ?? {});
  const subject = `${kind}/${seed}/${pinned}`;

  useEffect(() => {
    const holder = box.current;
    if (!holder) return;
    const served = shown.current === null && holder.childElementCount > 0;
    if (served) shown.current = subject;
    if (shown.current === subject) return;
    let current = true;
    void loadDrawInto().then(
      (drawInto) => {
        if (!current) return;
        drawInto(holder, kind, seed, { ...(JSON.parse(pinned) as ArtOptions[K]), key });
        shown.current = subject;
      },
      () => undefined, // The network failed. Pictures only decorate, and the next one tries again.
    );
    return () => {
      current = false;
    };
  }, [kind, seed, pinned, subject, key]);

  return (
    <span
      ref={box}
      className={classes('art', className)}
      data-kind={kind}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup(kind, seed, { ...options, key })}
    />
  );
}
