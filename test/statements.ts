import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, type ClientBase } from 'pg';
import { vi } from 'vitest';

export interface Watched {
  /** The statements, in order. */
  sent: string[];
  /** Their parameters. */
  values: unknown[][];
  /** The names of the returned columns, and of the properties inside JSON. */
  read: Set<string>;
}

/** Set in what follows from `work`. A listener sends statements too, to see if it is connected. */
const watching = new AsyncLocalStorage<true>();

/** The statements that `work` sends to the database, and the names that it reads, on either engine. */
export async function watchedStatements(work: () => Promise<unknown>): Promise<Watched> {
  const sent: string[] = [];
  const values: unknown[][] = [];
  const read = new Set<string>();
  const { query } = Client.prototype;
  const note = (result: unknown) => {
    JSON.stringify(result, (name, value: unknown) => {
      read.add(name);
      return value;
    });
    return result;
  };
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function watched(
    this: ClientBase,
    ...asked: Parameters<ClientBase['query']>
  ) {
    if (!watching.getStore()) return query.apply(this, asked);
    const [statement, given] = asked as unknown as [
      string | { text: string; values?: unknown[] },
      unknown[]?,
    ];
    const { text, values: own } =
      typeof statement === 'string' ? { text: statement, values: given } : statement;
    sent.push(text);
    values.push(own ?? given ?? []);
    const answer: unknown = query.apply(this, asked);
    return answer instanceof Promise ? answer.then(note) : answer;
  });
  try {
    await watching.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return { sent, values, read };
}

export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await watchedStatements(work)).sent;
