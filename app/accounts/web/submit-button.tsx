import { Icon } from '#app/ui/base/icon.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';

/**
 * The only way to send a form. It is disabled before hydration, which also disables Enter: secrets
 * are never sent as a plain form (decisions.md ruling 49).
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="large"
      block
      thruster={<Icon name="arrow-up-right" />}
      busy={busy}
      disabled={!hydrated}
      className="submit-button"
    >
      {children}
    </Button>
  );
}
