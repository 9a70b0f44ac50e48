import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#app/platform/clock.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { giveOnce } from '#app/platform/starting-content.ts';
import { reservedIds } from '../addresses.ts';
import { categoryLabelled } from '../categories.ts';
import { ToolFields, toolId } from '../contract.ts';
import { insertTool } from './queries.ts';

/** As an admin would enter it, with the category's label, tags as words, and its id. */
const ToolFile = ToolFields.omit({ logo: true }).extend({
  slug: toolId.refine((slug) => !reservedIds.includes(slug), 'stands for a page of ours'),
  category: z.string().transform((label, context) => {
    const category = categoryLabelled(label);
    if (category) return category;
    context.addIssue(`${label} is no category`);
    return z.NEVER;
  }),
  tags: z
    .array(z.string().transform((tag) => tag.replaceAll(' ', '-')))
    .pipe(ToolFields.shape.tags),
});
type StartingTool = z.output<typeof ToolFile>;

/** The tools of content/ai-tools.json. Throws if one is invalid, and says why. */
async function readStartingTools(): Promise<StartingTool[]> {
  const path = join(projectRoot, 'content', 'ai-tools.json');
  const result = z.array(ToolFile).safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** Gives a new database its tools, once, so that later changes by admins stay. */
export async function seedTools(clock: Clock): Promise<void> {
  const now = clock.now();
  await giveOnce('ai-tools', now, async () => {
    for (const { slug, ...tool } of await readStartingTools())
      await insertTool({ id: slug, now, ...tool, logo: null });
  });
}
