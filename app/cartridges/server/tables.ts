import type { CartridgeReport } from '../contract.ts';

/** The package that was last added to a draft. It is forgotten with the draft. */
export interface CartridgeImportsTable {
  course_id: string;
  /** The id of its upload. */
  package: string;
  /** Of the draft before it was added. */
  stamp: string;
  /** The answer, as JSON. */
  answer: string | CartridgeReport;
}

export interface CartridgesTables {
  cartridge_imports: CartridgeImportsTable;
}
