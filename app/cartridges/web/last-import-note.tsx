import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import type { LastImport } from '../contract.ts';

const kinds = { adding: 'info', added: 'ok', failed: 'warn' } as const;

/** Tells an author who comes back what became of the last package. */
export const LastImportNote = ({ last: { state, text, at } }: { last: LastImport }) =>
  state !== 'none' &&
  at && (
    <Note kind={kinds[state]}>
      {text} <LocalTime instant={at} />.
    </Note>
  );
