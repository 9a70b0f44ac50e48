import { useEffect, useRef, useState } from 'react';
import { smallPhoto } from '#app/shared/photo-address.ts';
import { classes } from '#app/ui/base/classes.ts';
import { Art } from './art.tsx';
import './avatar.css';

interface AvatarProps {
  /** Draws the portrait and its initials. Of a masked person: a name that tells nothing. */
  name: string;
  photoUrl?: string | null;
  /** 32, 44, 64 or 128 pixels. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The nose-cone window instead of the rounded square. */
  nose?: boolean;
  /** Visor down and blurred. */
  masked?: boolean;
  /** Letters in the visor; default: those of the name. */
  initials?: string;
  /** Where the name does not stand beside it. */
  label?: string;
  className?: string;
}

/**
 * A person: their photo, or a portrait drawn from their name where there is none or it does not
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

  // A photo in the server's page may have failed before React listened.
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
