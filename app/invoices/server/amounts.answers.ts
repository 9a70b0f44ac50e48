import { taxIn } from '../tax.ts';
import type { DocumentAmounts, DocumentRow } from './queries.ts';

export const amountsOf = ({
  total_paise,
  taxable_paise,
  cgst_paise,
  sgst_paise,
  igst_paise,
}: DocumentAmounts): DocumentAmounts => ({
  total_paise,
  taxable_paise,
  cgst_paise,
  sgst_paise,
  igst_paise,
});

/** The amounts of a part of what a document is over, at its rate and place of supply. */
export function partOf(
  paper: Pick<DocumentRow, 'facts' | 'cgst_paise'>,
  totalPaise: number,
): DocumentAmounts {
  const taxed = taxIn(totalPaise, paper.facts.ratePercent ?? 0, {
    withinState: paper.cgst_paise > 0,
  });
  return {
    total_paise: totalPaise,
    taxable_paise: taxed.taxablePaise,
    cgst_paise: taxed.cgstPaise,
    sgst_paise: taxed.sgstPaise,
    igst_paise: taxed.igstPaise,
  };
}

/** The same the other way. */
export const negative = (amounts: DocumentAmounts): DocumentAmounts =>
  withoutNoted(nothing, amounts);

const nothing: DocumentAmounts = {
  total_paise: 0,
  taxable_paise: 0,
  cgst_paise: 0,
  sgst_paise: 0,
  igst_paise: 0,
};

/** Rounding can't add up to more than the document: each part is of everything so far. */
export const withoutNoted = (all: DocumentAmounts, noted: DocumentAmounts): DocumentAmounts => ({
  total_paise: all.total_paise - noted.total_paise,
  taxable_paise: all.taxable_paise - noted.taxable_paise,
  cgst_paise: all.cgst_paise - noted.cgst_paise,
  sgst_paise: all.sgst_paise - noted.sgst_paise,
  igst_paise: all.igst_paise - noted.igst_paise,
});
