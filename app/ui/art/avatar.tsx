import { useEffect, useRef, useState } from 'react';
import { smallPhoto } from '#app/shared/photo-address.ts';
import { classes } from '#app/ui/base/classes.ts';
import { Art } from './art.tsx';
import './avatar.css';

interface AvatarProps {
  /** Draws the portrait and its initials. For a masked person, pass a name that reveals nothing. */
  name: string;
  photoUrl?: string | null;
  /** 32, 44, 64 or 128 pixels. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The nose-cone window instead of the rounded square. */
  nose?: boolean;
  /** Visor down and blurred. */
  masked?: boolean;
  /** Letters in the visor; default: the initials of the name. */
  initials?: string;
  /** For when the name is not shown beside it. */
  label?: string;
  className?: string;
}

/**
 * A person: their photo, or a portrait drawn from their name if they have no photo or it doesn't
 * load.
 */
export function Avatar({
  name,
  photoUrl,
  size = 'medium',
  nose,
  masked,
  initials,
  label,
  className,
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = useRef<HTMLImageElement>(null);

  // A photo in the server's page may have failed before React attached its listeners.
  useEffect(() => {
    if (photoUrl && photo.current?.complete && photo.current.naturalWidth === 0)
      setBroken(photoUrl);
  }, [photoUrl]);

  const look = classes(
    'avatar',
    `avatar-${size}`,
    nose && 'art-nose',
    masked && 'art-masked',
    className,
  );
  if (photoUrl && photoUrl !== broken && !masked) {
    return (
      <img
        ref={photo}
        className={look}
        src={size === 'huge' ? photoUrl : smallPhoto(photoUrl)}
        alt={label ?? ''}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(photoUrl)}
      />
    );
  }
  return (
    <Art
      kind="crew"
      seed={name}
      label={label}
      className={look}
      options={{
        masked,
        ...(size === 'small' ? { initials: '' } : initials !== undefined && { initials }),
      }}
    />
  );
}
