import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { administrationContract, Overview } from '../contract.ts';

const call = api<typeof administrationContract>();

/** What is still missing before the school opens. Only admins see it. */
export function Opening({ setup, samples }: Pick<Overview, 'setup' | 'samples'>) {
  return (
    <section className="stack" aria-labelledby="opening-heading">
      <h2 id="opening-heading" className="strong">
        Before you open the school
      </h2>
      <Card>
        <ul className="opening-steps">
          {setup.map(({ text, to }) => (
            <li key={text}>
              <Icon name="circle" />
              <span>
                {text}{' '}
                {to && (
                  <AppLink className="link" to={to}>
                    Open the settings
                  </AppLink>
                )}
              </span>
            </li>
          ))}
          {samples.length > 0 && (
            <li>
              <Icon name="circle" />
              <span>The site still shows {samples.join(' and ')}.</span>
              <Removal />
            </li>
          )}
        </ul>
      </Card>
    </section>
  );
}

function Removal() {
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    const { removed } = await call('POST /admin/samples/removal');
    toast.success(removed === 1 ? '1 sample removed' : `${removed} samples removed`);
    await revalidate();
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Remove samples
      </Button>
      <ConfirmDialog
        open={asking}
        title="Remove the samples?"
        action="Remove samples"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        Samples that you have edited stay, and so do those that people already use. The others
        cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
