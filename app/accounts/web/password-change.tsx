import { Button } from '#app/ui/base/button.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { useUnfolded } from './use-unfolded.ts';
import './account-card.css';

const PasswordChangeForm = later(
  partOf(() => import('./password-change-form.tsx'), 'PasswordChangeForm'),
);

/** When the password was set, and a form to change it. */
export function PasswordChange({ setAt }: { setAt: string }) {
  const { open, unfold, fold, opener } = useUnfolded();
  return (
    <Card className="account-card">
      <div className="account-card-head">
        <div>
          <h3 className="heading-4">Password</h3>
          <p className="text-soft">
            Set on <LocalTime instant={setAt} format="date" />
          </p>
        </div>
        {!open && (
          <Button ref={opener} variant="secondary" onClick={unfold}>
            Change password
          </Button>
        )}
      </div>
      {open && <PasswordChangeForm onClose={fold} />}
    </Card>
  );
}
