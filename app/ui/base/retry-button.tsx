import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';

/** Asks once more for what the page did not get. */
export function RetryButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button onClick={() => void revalidate()} busy={state === 'loading'}>
      Try again
    </Button>
  );
}
