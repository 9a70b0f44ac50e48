import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';

/** Requests again what the page failed to load. */
export function RetryButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button onClick={() => void revalidate()} busy={state === 'loading'}>
      Try again
    </Button>
  );
}
