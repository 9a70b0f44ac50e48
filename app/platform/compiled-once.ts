import type { Compilable, CompiledQuery } from 'kysely';
import { q } from './database.ts';

/** Stands in a statement for a value that each run brings along. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text never changes. Kysely builds and compiles it once, at the first run, since
 * that takes long for a large statement. `build` gets stand-ins instead of values, so it must not
 * look at them.
 */
export function compiledOnce<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  const gaps = new Proxy({}, { get: (_, name) => new Gap(String(name)) }) as Values;
  let compiled: CompiledQuery<Row> | undefined;
  return async (values) => {
    compiled ??= build(gaps).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Gap ? values[parameter.name as keyof Values] : parameter,
    );
    return (await q().executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
