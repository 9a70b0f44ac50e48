import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { Button, type ButtonProps } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { cancellationContract } from '../cancellation.contract.ts';

const call = api<typeof cancellationContract>();

/** For its buyer: closes an order that is not paid, after a question. */
export function CancelOrder({
  orderId,
  size = 'medium',
}: { orderId: string } & Pick<ButtonProps, 'size'>) {
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const cancel = async () => {
    try {
      await call('DELETE /payment/orders/{orderId}', { params: { orderId } });
    } catch (failure) {
      // It has been paid, so behind the question the page shows it as it is now.
      if (failure instanceof ApiFailure && failure.status === 409) await revalidate();
      throw failure;
    }
    toast.success('Order cancelled');
    await revalidate();
  };
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setAsking(true)}>
        Cancel the order
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel this order?"
        action="Cancel the order"
        onConfirm={cancel}
      >
        It is not paid, so you owe nothing, and any code or rewards in it are free again. If your
        bank completes a payment for it later, we start what you ordered if that is still possible.
        If not, the money goes back to you.
      </ConfirmDialog>
    </>
  );
}
