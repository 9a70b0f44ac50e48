import { Button, type ButtonProps } from '#app/ui/base/button.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';

/**
 * Takes the filters of a list away, and goes with them: the keyboard stays in the dialog or on the
 * page that it stood in.
 */
export const ShowAllButton = ({
  onClick,
  ...rest
}: Omit<ButtonProps, 'onClick'> & { onClick: () => void }) => (
  <Button
    {...rest}
    onClick={({ currentTarget }) => {
      const around = currentTarget.closest<HTMLElement>('dialog, main');
      if (around) keepFocusIn(around);
      onClick();
    }}
  />
);
