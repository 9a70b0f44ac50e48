import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import './surface.css';

export type FieldInk = 'dawn' | 'genda' | 'sky' | 'blush' | 'mint' | 'rani' | 'night';

interface SurfaceProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
}

/** Paper with a border, no shadow. */
export const Card = ({ as: Element = 'div', className, ...rest }: SurfaceProps) => (
  <Element className={classes('card', className)} {...(rest as object)} />
);

/** A block of colour. `genda` is the same in the dark theme; the other inks have a deep version. */
export const Panel = ({
  as: Element = 'div',
  field,
  className,
  ...rest
}: SurfaceProps & { field: FieldInk }) => (
  <Element className={classes('panel', `field-${field}`, className)} {...(rest as object)} />
);
