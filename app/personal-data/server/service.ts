import { strToU8, zipSync } from 'fflate';
import { personOf } from '#app/accounts/server/people.face.ts';
import type { Context } from '#app/platform/context.ts';
import { refuse } from '#app/shared/problem.ts';
import { settings } from './ports.ts';

/**
 * Everything stored about a person, as an archive: data.json with a part for each feature, instants
 * in UTC, money in paise; and the files.
 * @throws {Problem} request/not-found when there is no such account
 */
export async function exportOf({ clock }: Context, uid: string): Promise<Uint8Array<ArrayBuffer>> {
  const person = await personOf(uid);
  if (!person) throw refuse('request/not-found');
  const subject = { uid, email: person.email };
  const data: Record<string, unknown> = { exportedAt: clock.now() };
  let files: Record<string, Uint8Array> = {};
  for (const { part, exportOf: ofPart } of settings().parts) {
    const exported = await ofPart?.(subject);
    if (!exported) continue;
    data[part] = exported.data;
    files = { ...files, ...exported.files };
  }
  return new Uint8Array(
    zipSync(
      { 'data.json': strToU8(`${JSON.stringify(data, null, 2)}\n`), ...files },
      { mtime: clock.now() },
    ),
  );
}
