import { q } from '#app/platform/database.ts';
import type { CartridgeReport } from '../contract.ts';
import type { CartridgeImportsTable, CartridgesTables } from './tables.ts';

const db = () => q<CartridgesTables>();

type Import = Omit<CartridgeImportsTable, 'answer'>;

/** The answer given when this package was added to the draft with this stamp. */
export const selectAnswer = ({ course_id: courseId, package: digest, stamp }: Import) =>
  db()
    .selectFrom('cartridge_imports')
    .select('answer')
    .where('course_id', '=', courseId)
    .where('package', '=', digest)
    .where('stamp', '=', stamp)
    .$narrowType<{ answer: CartridgeReport }>()
    .executeTakeFirst();

/** Takes the place of the last one. */
export const saveImport = (made: Import & { answer: CartridgeReport }) => {
  const row = { ...made, answer: JSON.stringify(made.answer) };
  return db()
    .insertInto('cartridge_imports')
    .values(row)
    .onConflict((conflict) => conflict.column('course_id').doUpdateSet(row))
    .execute();
};
