import { useEffect, useRef, useState } from 'react';
import { Art } from './art.tsx';
import type { ArtKind, ArtOptions } from './draw.ts';

interface PictureProps<K extends ArtKind> {
  /** Address of an image, or null if there is none. */
  src: string | null;
  /** The drawing shown without an image, or when it doesn't load. */
  kind: K;
  seed: string;
  options?: Omit<ArtOptions[K], 'label' | 'key'>;
  className?: string;
}

/**
 * Decoration that someone may have uploaded an image for; otherwise the drawing (decisions.md
 * ruling 44).
 */
export function Picture<K extends ArtKind>({ src, className, ...art }: PictureProps<K>) {
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // An image in the server's page may have failed before React attached its listeners.
  useEffect(() => {
    if (src && image.current?.complete && image.current.naturalWidth === 0) setBroken(src);
  }, [src]);

  if (!src || src === broken) return <Art className={className} {...art} />;
  return (
    <img
      ref={image}
      className={className}
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  );
}
