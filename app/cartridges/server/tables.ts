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

/** The package that is being added to a course's draft, or the last one that then was not added. */
export interface RunningImportsTable {
  course_id: string;
  /** The request that adds it; empty once it has failed. */
  holder: string;
  begun_at: Date;
  /** It is being added until then, unless its process renews this. */
  until: Date;
}

/** The packages that were added to each course's draft, whatever became of the draft. */
export interface AddedCartridgesTable {
  course_id: string;
  /** SHA-256 of its bytes. */
  digest: string;
  title: string;
  stages: number;
  lessons: number;
  added_at: Date;
}

export interface CartridgesTables {
  cartridge_imports: CartridgeImportsTable;
  running_imports: RunningImportsTable;
  added_cartridges: AddedCartridgesTable;
}
