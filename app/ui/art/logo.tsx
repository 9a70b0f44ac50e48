import { classes } from '#app/ui/base/classes.ts';
import './logo.css';
import { logoShapes } from './logo-mark.ts';

/** The mark alone: the word beside it, or the label of the link around it, says the name. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg className={classes('logo-mark', className)} viewBox="0 0 30 30" aria-hidden="true">
    {logoShapes.map(({ role, d }) => (
      <path key={d} className={`logo-${role}`} d={d} />
    ))}
  </svg>
);

/** Mark and name. */
export const Logo = ({ name }: { name: string }) => (
  <span className={classes('logo', name.length > 16 && 'logo-long')}>
    <LogoMark />
    <b>{name}</b>
  </span>
);
