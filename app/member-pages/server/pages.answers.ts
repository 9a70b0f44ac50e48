import type { OwnPage } from '../contract.ts';
import type { PageRow } from './queries.ts';

export const ownPageAnswer = (row: PageRow): OwnPage => ({
  handle: row.handle,
  line: row.line,
  isPublic: row.is_public,
  indexed: row.indexed,
  certificates: row.certificates,
  projects: row.projects,
  hiddenBecause: row.hidden_reason,
});
