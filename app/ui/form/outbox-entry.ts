/**
 * `waiting`: the server could not be reached, and we will try again. `refused`: the server won't
 * accept it.
 */
export type EntryState = 'sending' | 'waiting' | 'saved' | 'refused';

export interface Entry<Value> {
  value: Value;
  /** The server's value, as far as the browser knows. */
  kept: Value;
  state: EntryState;
  /** Why it waits or was refused. */
  text: string;
}

/** Names one thing that the server stores, and with it the type of its value. */
export type EntryKey<Value> = string & { readonly of?: Value };

export const isOpen = (state: EntryState): boolean => state === 'sending' || state === 'waiting';
