/** A practice block as a form shows it. An optional part that is absent is an empty text or list. */
export type PracticeFields = Common &
  (
    | { kind: 'choose-one' | 'choose-several'; question: string; options: OptionFields[] }
    | { kind: 'put-in-order'; question: string; items: ItemFields[] }
    | { kind: 'match'; question: string; pairs: PairFields[]; extra: string[] }
    | { kind: 'fill-the-gaps'; text: string; gaps: GapFields[] }
    | { kind: 'correct-the-table'; question: string; columns: string[]; rows: CellFields[][] }
    | { kind: 'step-through'; steps: StepFields[] }
  );
export type FieldsOf<K extends PracticeFields['kind']> = Extract<PracticeFields, { kind: K }>;

interface Common {
  id: string;
  hints: string[];
  why: string;
}

export interface OptionFields {
  text: string;
  right: boolean;
  hint: string;
}

export interface ItemFields {
  text: string;
  hint: string;
}

export interface PairFields {
  left: string;
  right: string;
  hint: string;
}

/** The reply to someone who typed this wrong answer. */
export interface ReplyFields {
  for: string;
  say: string;
}

export interface GapFields {
  answers: string[];
  hints: ReplyFields[];
}

export interface CellFields extends GapFields {
  /** What learners find in the cell. */
  shown: string;
  /** Learners must correct it. */
  wrong: boolean;
}

export interface QuestionFields {
  question: string;
  options: OptionFields[];
}

export interface StepFields {
  title: string;
  detail: string;
  say: string;
  ask: QuestionFields | undefined;
}

export const blankOption = (): OptionFields => ({ text: '', right: false, hint: '' });
export const blankItem = (): ItemFields => ({ text: '', hint: '' });
export const blankPair = (): PairFields => ({ left: '', right: '', hint: '' });
export const blankReply = (): ReplyFields => ({ for: '', say: '' });
export const blankGap = (): GapFields => ({ answers: [''], hints: [] });
export const blankCell = (): CellFields => ({ shown: '', wrong: false, answers: [''], hints: [] });
export const blankStep = (): StepFields => ({ title: '', detail: '', say: '', ask: undefined });
export const blankQuestion = (): QuestionFields => ({
  question: '',
  options: [{ ...blankOption(), right: true }, blankOption()],
});

/** Something that can be done to a list of any parts. */
export type ListEdit = <Part>(list: readonly Part[], blank: () => Part) => Part[];

export const adding: ListEdit = (list, blank) => [...list, blank()];

export const removing =
  (place: number): ListEdit =>
  (list) =>
    list.toSpliced(place, 1);

export const swapping =
  (one: number, other: number): ListEdit =>
  (list, blank) =>
    list.map((part, place) => {
      if (place === one) return list[other] ?? blank();
      return place === other ? (list[one] ?? blank()) : part;
    });

/** A gap for each ___ of the text. One that was filled in stays, though the text has lost it. */
export function gapsFor(text: string, gaps: readonly GapFields[]): GapFields[] {
  const wanted = text.split('___').length - 1;
  const missing = Array.from({ length: Math.max(0, wanted - gaps.length) }, blankGap);
  const isBlank = ({ answers, hints }: GapFields) =>
    hints.length === 0 && answers.every((answer) => !answer.trim());
  const filled = gaps.findLastIndex((gap) => !isBlank(gap)) + 1;
  return [...gaps.slice(0, Math.max(wanted, filled)), ...missing];
}

/** A table whose columns and cells are changed alike. */
export const withColumns = (
  table: FieldsOf<'correct-the-table'>,
  edit: ListEdit,
): FieldsOf<'correct-the-table'> => ({
  ...table,
  columns: edit(table.columns, () => ''),
  rows: table.rows.map((row) => edit(row, blankCell)),
});
