import type { ComponentProps } from 'react';
import sheet from './icons.svg';
import type { IconName } from '#app/shared/icon-name.ts';
import { classes } from './classes.ts';

export type { IconName } from '#app/shared/icon-name.ts';

interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
}

/**
 * An icon, drawn from the one file that all pages share and browsers keep: no page pays for
 * drawings in JavaScript. Decoration, unless it is given a role and a label.
 */
export const Icon = ({ name, className, ...rest }: IconProps) => (
  <svg
    className={classes('lucide', `lucide-${name}`, className)}
    aria-hidden={rest['aria-label'] ? undefined : true}
    {...rest}
  >
    <use href={`${sheet}#${name}`} />
  </svg>
);
