import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { classes } from './classes.ts';
import './icon-button.css';

interface IconButtonLook {
  /** What it does, for people who can't see the icon. */
  label: string;
  icon: ReactNode;
  /** 36 px, for dense rows. */
  small?: boolean;
  outlined?: boolean;
}

const lookOf = (small?: boolean, outlined?: boolean, className?: string) =>
  classes(
    'icon-button',
    small && 'icon-button-small',
    outlined && 'icon-button-outlined',
    className,
  );

export function IconButton({
  label,
  icon,
  small,
  outlined,
  className,
  ...rest
}: IconButtonLook & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={lookOf(small, outlined, className)}
      {...rest}
    >
      {icon}
    </button>
  );
}

export function IconLink({
  label,
  icon,
  small,
  outlined,
  className,
  ...rest
}: IconButtonLook & Omit<AppLinkProps, 'children'>) {
  return (
    <AppLink aria-label={label} className={lookOf(small, outlined, className)} {...rest}>
      {icon}
    </AppLink>
  );
}
