import { Client, type ClientBase } from 'pg';
import { vi } from 'vitest';

export interface Watched {
  /** The statements, in order. */
  sent: string[];
  /** The names of the returned columns, and of the properties inside JSON. */
  read: Set<string>;
}

/** The statements that `work` sends to the database, and the names that it reads, on either engine. */
export async function watchedStatements(work: () => Promise<unknown>): Promise<Watched> {
  const sent: string[] = [];
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
    const [statement] = asked as unknown as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    const answer: unknown = query.apply(this, asked);
    return answer instanceof Promise ? answer.then(note) : answer;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return { sent, read };
}

export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await watchedStatements(work)).sent;
