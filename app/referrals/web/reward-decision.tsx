import { api } from '#app/shared/api-client.ts';
import { rupeesAndPaiseText } from '#app/shared/money.ts';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import type { HeldReward, referralsContract } from '../contract.ts';

const call = api<typeof referralsContract>();

export interface Pending {
  reward: HeldReward;
  to: 'release' | 'reversal';
}

interface RewardDecisionProps {
  pending: Pending | undefined;
  onClose: () => void;
  onDecided: () => void;
}

const words = {
  release: {
    title: 'Release this reward?',
    action: 'Release',
    hint: 'For the audit log.',
    done: 'Reward released',
    what: 'It is paid on time, as if it had never been held.',
  },
  reversal: {
    title: 'Reverse this reward?',
    action: 'Reverse',
    hint: 'For the audit log. The referrer reads it too.',
    done: 'Reward reversed',
    what: 'It is taken back for good.',
  },
} as const;

/** Asks for the reason, then releases or reverses. */
export function RewardDecision({ pending, onClose, onDecided }: RewardDecisionProps) {
  const { what, ...said } = words[pending?.to ?? 'release'];
  const decide = async (reason: string): Promise<void> => {
    if (!pending) return;
    await call(`POST /admin/held-rewards/{id}/${pending.to}`, {
      params: { id: pending.reward.id },
      body: { reason },
    });
    onDecided();
  };
  return (
    <DecisionDialog
      open={pending !== undefined}
      onClose={onClose}
      {...said}
      danger={pending?.to === 'reversal'}
      onDecide={decide}
    >
      {pending && (
        <p>
          {rupeesAndPaiseText(pending.reward.amount)} for {pending.reward.referrer.name}. {what}
        </p>
      )}
    </DecisionDialog>
  );
}
