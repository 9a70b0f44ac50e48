import { Badge } from '#app/ui/base/badge.tsx';
import type { Member, MemberDetail } from '../contract.ts';

/** A person's states in words. */
export const MemberBadges = ({
  membership: { status, planType },
  role,
  disabled,
  emailVerified,
  roles = [],
}: Member & { roles?: MemberDetail['roles'] }) => (
  <span className="row member-badges">
    {status === 'active' && <Badge kind="ok">Active</Badge>}
    {status === 'inactive' && <Badge>{planType ? 'Lapsed' : 'No plan'}</Badge>}
    {disabled && <Badge kind="bad">Disabled</Badge>}
    {!emailVerified && <Badge kind="warn">Unverified</Badge>}
    {role === 'admin' && <Badge kind="info">Admin</Badge>}
    {roles.includes('author') && <Badge kind="info">Author</Badge>}
    {roles.includes('helper') && <Badge kind="info">Helper</Badge>}
    {roles.includes('finance') && <Badge kind="info">Finance</Badge>}
  </span>
);
