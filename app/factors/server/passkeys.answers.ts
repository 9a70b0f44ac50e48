import type { PasskeyAnswer } from '../contract.ts';
import type { PasskeyRow } from './passkeys.queries.ts';

export const passkeyAnswer = (
  row: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>,
): PasskeyAnswer => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
