import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { accountsContract } from '#app/accounts/contract.ts';
import type { membershipsContract } from '#app/memberships/contract.ts';
import { isPlanType, planLabel, planTypes, type PlanType } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { useProfile } from '#app/shared/identity.ts';
import type { GrantedRole } from '#app/shared/profile.ts';
import { Button } from '#app/ui/base/button.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { MemberDetail } from '../contract.ts';

const call = api<typeof accountsContract & typeof membershipsContract>();

const acts = {
  disabling: { title: 'Disable this account', done: 'Account disabled', danger: true },
  enabling: { title: 'Enable this account', done: 'Account enabled', danger: false },
  'sign-out': { title: 'Sign out everywhere', done: 'Signed out everywhere', danger: false },
  'verification-link': { title: 'Send a new verification link', done: 'Link sent', danger: false },
} as const;
type Act = keyof typeof acts;
type Asked = Act | 'grant' | 'extend' | GrantedRole;

const roleWords = {
  author: { name: 'Author', title: 'Make this person an author', action: 'Make author' },
  helper: { name: 'Helper', title: 'Make this person a helper', action: 'Make helper' },
  finance: {
    name: 'Finance',
    title: 'Give this person the finance role',
    action: 'Give finance role',
  },
} as const;
const roles: readonly GrantedRole[] = ['author', 'helper', 'finance'];
const isRole = (asked: Asked | undefined): asked is GrantedRole =>
  roles.some((role) => role === asked);

const told =
  'Kept in the audit log. We tell the person by e-mail what was done, but never the reason.';
const dayChoices = [7, 14, 30, 60, 90, 180, 365];

/** What an admin can do to this person now, each with a dialog that asks for the reason. */
export function MemberActions({ member }: { member: MemberDetail }) {
  const [asked, setAsked] = useState<Asked>();
  const own = useProfile()?.uid === member.uid;
  const { status, endsAt } = member.membership;
  const forLife = status === 'active' && endsAt === null;
  const button = (name: Asked, label: string, variant: 'quiet' | 'danger' = 'quiet') => (
    <Button key={name} size="small" variant={variant} onClick={() => setAsked(name)}>
      {label}
    </Button>
  );
  return (
    <div className="row" role="group" aria-label="Actions">
      {!forLife && button('grant', 'Grant a plan')}
      {status === 'active' && !forLife && button('extend', 'Extend')}
      {roles.map((role) =>
        button(
          role,
          member.roles.includes(role) ? `Revoke the ${role} role` : roleWords[role].action,
        ),
      )}
      {member.sessions.open > 0 && button('sign-out', 'Sign out everywhere')}
      {!member.emailVerified && button('verification-link', 'Send verification link')}
      {member.disabled
        ? button('enabling', 'Enable')
        : !own && button('disabling', 'Disable', 'danger')}
      <Decision member={member} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

function Decision({
  member,
  asked,
  onClose,
}: {
  member: MemberDetail;
  asked: Asked | undefined;
  onClose: () => void;
}) {
  const [planType, setPlanType] = useState<PlanType>('basicPlan');
  const [days, setDays] = useState(30);
  const decide = useDecision();
  const params = { uid: member.uid };
  const { version } = member;
  const dialog = { open: asked !== undefined, onClose, hint: told };

  if (asked === 'grant') {
    return (
      <DecisionDialog
        {...dialog}
        title="Grant a plan"
        action="Grant"
        done="Membership granted"
        onDecide={decide((reason) =>
          call('POST /admin/members/{uid}/grants', { params, body: { reason, version, planType } }),
        )}
      >
        <SelectField
          label="Plan"
          value={planType}
          onChange={({ target }) => isPlanType(target.value) && setPlanType(target.value)}
          options={planTypes.map((plan) => ({ value: plan, label: planLabel(plan) }))}
        />
      </DecisionDialog>
    );
  }
  if (asked === 'extend') {
    return (
      <DecisionDialog
        {...dialog}
        title="Extend the membership"
        action="Extend"
        done="Membership extended"
        onDecide={decide((reason) =>
          call('POST /admin/members/{uid}/extensions', { params, body: { reason, version, days } }),
        )}
      >
        <SelectField
          label="By"
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
          options={dayChoices.map((choice) => ({ value: String(choice), label: `${choice} days` }))}
        />
      </DecisionDialog>
    );
  }
  if (isRole(asked)) {
    const has = member.roles.includes(asked);
    const act = has ? 'role-revocations' : 'role-grants';
    return (
      <DecisionDialog
        {...dialog}
        title={has ? `Revoke the ${asked} role` : roleWords[asked].title}
        action={has ? 'Revoke the role' : roleWords[asked].action}
        danger={has}
        done={`${roleWords[asked].name} role ${has ? 'revoked' : 'granted'}`}
        onDecide={decide((reason) =>
          call(`POST /admin/members/{uid}/${act}`, { params, body: { reason, role: asked } }),
        )}
      />
    );
  }
  const act = asked ?? 'sign-out';
  const { title, done, danger } = acts[act];
  return (
    <DecisionDialog
      {...dialog}
      title={title}
      action={title.split(' this ')[0] ?? title}
      danger={danger}
      done={done}
      onDecide={decide((reason) =>
        call(`POST /admin/members/{uid}/${act}`, { params, body: { reason } }),
      )}
    />
  );
}

/**
 * Carries out a decision and reloads the person; also after a refusal, since the page may have been
 * out of date.
 */
export function useDecision() {
  const { revalidate } = useRevalidator();
  return (work: (reason: string) => Promise<unknown>) =>
    async (reason: string): Promise<void> => {
      try {
        await work(reason);
      } finally {
        await revalidate();
      }
    };
}
