import type { Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { q } from '#app/platform/database.ts';
import { forNoKeyUpdate } from '#app/platform/locks.ts';
import type { MediaRow } from './shown-media.queries.ts';
import type { MediaTables } from './tables.ts';

const attachments = () => q<MediaTables>().selectFrom('media').where('purpose', '=', 'attachment');

/** An attachment's name and size in bytes, for a statement of another feature. */
export const attachmentIn = (id: Expression<string | null>) =>
  jsonObjectFrom(attachments().select(['name', 'size']).where('id', '=', id));

export const selectAttachment = (id: string) =>
  attachments().selectAll().where('id', '=', id).$castTo<MediaRow>().executeTakeFirst();

export const lockAttachments = (by: { id: string } | { owner: string }) =>
  attachments()
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('owner' in by, (query) => query.where('owner', '=', 'owner' in by ? by.owner : ''))
    .orderBy('id')
    .$call(forNoKeyUpdate)
    .$castTo<MediaRow>()
    .execute();
