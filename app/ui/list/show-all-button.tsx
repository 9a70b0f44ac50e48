import { Button, type ButtonProps } from '#app/ui/base/button.tsx';
import { keepFocusIn } from '#app/ui/base/keep-focus.ts';

/**
 * Clears a list's filters, and disappears with them: the focus stays in the dialog or on the page.
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
