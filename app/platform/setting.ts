import type { z } from 'zod';
import { problemsOf } from '#app/shared/problem.ts';
import { settingProblems } from '#app/shared/setting-schema.ts';
import { contentChanged } from './content-changed.ts';
import { afterCommit, q } from './database.ts';
import { log } from './log.ts';
import { publish, subscribe } from './notify.ts';
import type { PlatformTables } from './tables.ts';

interface Declared<Value> {
  name: string;
  /** Also reads what an older release stored; what it lacks is taken from the environment. */
  shape: z.ZodType<Value>;
  /** Called in every process with the value that counts from now on. */
  apply?: (value: Value) => void;
}

/** The values, and the number of changes that led to them. */
export type EditedSetting<Value extends object> = Value & { version: number };

interface Stored {
  version: number;
  value: unknown;
}

const refuse = problemsOf(settingProblems);
const channel = 'settings';
const declared = new Map<string, { version: () => number; take: (stored: Stored) => void }>();
const db = () => q<PlatformTables>();

/**
 * A group of values that an admin can change while the product runs, in all processes at once.
 * Until an admin does, the operator's environment decides. Reading one costs nothing.
 */
export class Setting<Value extends object> {
  readonly #about: Declared<Value>;
  #starting: Value | undefined;
  #stored: Value | undefined;
  #version = 0;

  constructor(about: Declared<Value>) {
    this.#about = about;
    declared.set(about.name, {
      version: () => this.#version,
      take: (stored) => this.#take(stored),
    });
  }

  /** Called by the composition root, before any request, with the operator's values. */
  startWith(value: Value): void {
    this.#starting = value;
    this.#stored = undefined;
    this.#version = 0;
    this.#about.apply?.(value);
  }

  get value(): Value {
    const value = this.#stored ?? this.#starting;
    if (!value) throw new Error(`the setting ${this.#about.name} has no value yet`);
    return value;
  }

  /** The values as an admin edits them. */
  edited(): EditedSetting<Value> {
    return { ...this.value, version: this.#version };
  }

  /**
   * Changes the values, in the running transaction.
   * @throws {Problem} settings/changed-meanwhile, if `version` is no longer the newest
   */
  async change(
    { version, ...edited }: EditedSetting<Value>,
    now: Date,
  ): Promise<EditedSetting<Value>> {
    const { name, shape } = this.#about;
    const value = shape.parse(edited);
    const next = { version: version + 1, value };
    const isNew =
      (version === 0 || (await isStored(name, version))) &&
      (await insertVersion({ name, ...next, now }));
    if (!isNew) throw refuse('settings/changed-meanwhile');
    afterCommit(() => this.#take(next));
    await publish(channel, `${name} ${next.version}`);
    await contentChanged('site');
    return { ...value, version: next.version };
  }

  /** A read may arrive after a newer one, and repeats what is known when a connection is back. */
  #take({ version, value }: Stored): void {
    if (version <= this.#version) return;
    const read = this.#about.shape.safeParse({ ...this.#starting, ...(value as Partial<Value>) });
    if (!read.success)
      log.error({ setting: this.#about.name }, 'A stored setting cannot be read any longer');
    this.#stored = read.data;
    this.#version = version;
    if (this.#starting) this.#about.apply?.(this.value);
  }
}

async function isStored(name: string, version: number): Promise<boolean> {
  const row = await db()
    .selectFrom('settings')
    .select('version')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/** False if there is such a version already. */
async function insertVersion({
  value,
  now,
  ...key
}: {
  name: string;
  version: number;
  value: unknown;
  now: Date;
}): Promise<boolean> {
  const row = await db()
    .insertInto('settings')
    .values({ ...key, value: JSON.stringify(value), changed_at: now })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads the newest values of all settings. */
async function readSettings(): Promise<void> {
  const rows = await db()
    .selectFrom('settings')
    .distinctOn('name')
    .select(['name', 'version', 'value'])
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute();
  for (const row of rows) declared.get(row.name)?.take(row);
}

let stopListening: (() => void) | undefined;

/** Reads the settings, and from now on reads them again when another process changes one. */
export async function startSettings(): Promise<void> {
  stopListening?.();
  await readSettings();
  stopListening = subscribe(
    channel,
    (message) => {
      const [name = '', version] = message.split(' ');
      const known = declared.get(name)?.version() ?? 0;
      if (known < Number(version)) readAgain();
    },
    readAgain,
  );
}

function readAgain(): void {
  readSettings()
    // Only now do this process's pages show the new values.
    .then(() => contentChanged('site'))
    .catch((error: unknown) => log.error({ err: error }, 'The settings could not be read again'));
}
