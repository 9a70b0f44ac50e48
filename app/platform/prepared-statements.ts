import { Client } from 'pg';
import { StatementNames } from './statement-names.ts';

/** Connections that prepare named statements; the class is for a pool. */
export function preparingClient(): typeof Client {
  const names = new StatementNames();
  return class PreparingClient extends Client {
    // Changes only the one of its many signatures that Kysely uses.
    override query = (...asked: unknown[]): never => {
      const [text, values, ...others] = asked;
      const name =
        typeof text === 'string' && Array.isArray(values) && others.length === 0
          ? names.of(text)
          : undefined;
      const query = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => never;
      return query.apply(this, name === undefined ? asked : [{ name, text, values }]);
    };
  };
}
