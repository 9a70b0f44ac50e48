import { useEffect, useRef, useState } from 'react';
import { toast } from '#app/ui/dialog/toast.ts';
import type { ReferralPage } from '../contract.ts';
import { CodeEditor } from './code-editor.tsx';
import { ReferralTicket } from './referral-ticket.tsx';
import { ReferredUsers } from './referred-users.tsx';

interface ReferralPanelProps {
  uid: string;
  code: string | null;
  /** Null: they did not load. */
  stats: ReferralPage | null;
}

/**
 * One's code, what it has earned, and the form to change it (part 1 section 2,
 * "/dashboard/profile").
 */
export function ReferralPanel({ uid, code, stats }: ReferralPanelProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    editButton.current?.focus();
  };
  const failed = stats === null;
  const loaded = stats ?? undefined;

  useEffect(() => {
    if (failed) toast.error('Failed to load referral statistics');
  }, [failed]);

  return (
    <>
      <ReferralTicket
        code={code}
        stats={loaded}
        editing={editing}
        editButton={editButton}
        onEdit={() => setEditing(true)}
      />
      {editing && <CodeEditor uid={uid} code={code} onClose={close} />}
      <ReferredUsers stats={loaded} failure={failed ? 'Failed to get referral stats' : undefined} />
    </>
  );
}
