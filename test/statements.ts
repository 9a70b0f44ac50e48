import { Client, type ClientBase } from 'pg';
import { vi } from 'vitest';

/** The statements that `work` sends to the database, in order; on either engine. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = Client.prototype;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function watched(
    this: ClientBase,
    ...asked: Parameters<ClientBase['query']>
  ) {
    const [statement] = asked as unknown as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, asked);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent;
}
