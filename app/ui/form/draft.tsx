import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';

/**
 * Inside a form whose fields have default values: what was typed outlives a reload and the end of the
 * session. If what the fields show has changed meanwhile, it is shown beside them. Whoever sends the
 * form drops the draft.
 */
export const Draft = later(partOf(() => import('./draft-keeper.tsx'), 'DraftKeeper'));
