import { paiseOf } from '#app/shared/money.ts';
import type { InvestorFields } from '../contract.ts';
import { maskedName, tellsName } from '../masking.ts';

/**
 * The columns that an investor's fields make: what everyone may read and what is searched are
 * settled when the row is written.
 */
export function columnsOf({ chequeFrom, chequeTo, ...fields }: InvestorFields) {
  const { name, headline, company, location, industry, tags, stages, sectors, geography, thesis } =
    fields;
  const masked = {
    masked_name: maskedName(name),
    masked_company: tellsName(name, company) ? null : company,
  };
  const shown = [headline, location, industry ?? '', ...tags];
  return {
    ...fields,
    ...masked,
    cheque_from_paise: paiseOf(chequeFrom),
    cheque_to_paise: paiseOf(chequeTo),
    masked_words: [masked.masked_name, masked.masked_company ?? '', ...shown].join('\n'),
    words: [name, company, ...shown, ...stages, ...sectors, ...geography, thesis].join('\n'),
  };
}
