import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '#app/platform/clock.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { giveOnce } from '#app/platform/starting-content.ts';
import { reservedIds } from '../addresses.ts';
import { categoryLabelled } from '../categories.ts';
import { Source, toolId, website } from '../contract.ts';
import { hostOf, nameKeyOf } from '../tool-key.ts';
import { insertTool } from './queries.ts';

/** `null` where no source says it. */
const ToolFile = z.strictObject({
  slug: toolId.refine((slug) => !reservedIds.includes(slug), 'stands for a page of ours'),
  name: z.string().min(1).max(80),
  description: z.string().min(1).max(1000),
  category: z.string().transform((label, context) => {
    const category = categoryLabelled(label);
    if (category) return category;
    context.addIssue(`${label} is no category`);
    return z.NEVER;
  }),
  tags: z.array(
    z
      .string()
      .transform((tag) => tag.replaceAll(' ', '-'))
      .pipe(z.string().regex(/^[a-z0-9-]{1,40}$/)),
  ),
  website,
  pricing: z.strictObject({ free: z.boolean().nullable(), paid: z.boolean().nullable(), price_range: z.string().max(200).nullable() }),
  features: z.array(z.string().min(1).max(300)),
  api_available: z.boolean().nullable(),
  sources: z.array(Source.extend({ url: z.url({ protocol: /^https$/ }) })).min(1),
});
export type StartingTool = z.output<typeof ToolFile>;

/** The tools of content/ai-tools.json. Throws, with what is wrong, where one does not hold what it must. */
export async function readStartingTools(): Promise<StartingTool[]> {
  const path = join(projectRoot, 'content', 'ai-tools.json');
  const result = z.array(ToolFile).safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** Gives a new database its tools, once: what admins do with them afterwards stands. */
export async function seedTools(clock: Clock): Promise<void> {
  const now = clock.now();
  await giveOnce('ai-tools', now, async () => {
    for (const { slug, pricing, ...tool } of await readStartingTools())
      await insertTool({
        ...tool,
        ...pricing,
        id: slug,
        name_key: nameKeyOf(tool.name),
        website_host: hostOf(tool.website),
        logo: null,
        created_at: now,
        changed_at: now,
        published_at: now,
      });
  });
}
