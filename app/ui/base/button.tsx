import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { BusyRocket } from '#app/ui/frame/busy-rocket.tsx';
import { classes } from './classes.ts';
import './button.css';

interface ButtonLook {
  /** One primary per region of the view. `light` and `gold` are primaries for colour fields. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'light' | 'gold';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
  /** The words may wrap onto several lines. */
  wrap?: boolean;
  /**
   * An icon that shows what the button does (arrow = go, play = resume, lock = pay), in a module of
   * its own.
   */
  thruster?: ReactNode;
}

const lookOf = (
  { variant = 'primary', size = 'medium', block, wrap }: ButtonLook,
  className?: string,
) =>
  classes(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    block && 'button-block',
    wrap && 'button-wrap',
    className,
  );

function Modules({
  children,
  thruster,
  busy,
}: {
  children: ReactNode;
  thruster: ReactNode;
  busy?: boolean;
}) {
  return (
    <>
      <span className="button-label">
        {busy && !thruster && <BusyRocket />}
        {children}
      </span>
      {thruster && <span className="button-thruster">{busy ? <BusyRocket /> : thruster}</span>}
    </>
  );
}

export interface ButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  type?: 'button' | 'submit';
  /** Shows the rocket and ignores presses, but keeps the focus. */
  busy?: boolean;
  /** If it returns a promise, the button is busy until that settles. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

export function Button({
  variant,
  size,
  block,
  wrap,
  thruster,
  busy,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const [working, setWorking] = useState(false);
  const atWork = busy || working;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (atWork) return event.preventDefault();
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    setWorking(true);
    void work.finally(() => setWorking(false));
  };
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={lookOf({ variant, size, block, wrap }, className)}
      aria-disabled={atWork}
      aria-busy={atWork}
      onClick={press}
      {...rest}
    >
      <Modules thruster={thruster} busy={atWork}>
        {children}
      </Modules>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, AppLinkProps {}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  wrap,
  thruster,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AppLink className={lookOf({ variant, size, block, wrap }, className)} {...rest}>
      <Modules thruster={thruster}>{children}</Modules>
    </AppLink>
  );
}

/** The submit button of a form whose choices apply by themselves, for a browser without scripts. */
export const PlainSubmit = ({ children }: { children: ReactNode }) => (
  <noscript>
    <Button type="submit">{children}</Button>
  </noscript>
);
