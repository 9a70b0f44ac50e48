import { TypeOverrides, types } from 'pg';

const integer = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`${text} does not fit a JavaScript integer`);
  return value;
};

const numeric = (text: string): number => (/^-?\d+$/.test(text) ? integer(text) : Number(text));

/**
 * How JavaScript receives column types: bigint and numeric (also sums of paise) as safe numbers,
 * date as 'YYYY-MM-DD', timestamptz as Date.
 */
export const valueTypes = new TypeOverrides();
valueTypes.setTypeParser(types.builtins.INT8, integer);
valueTypes.setTypeParser(types.builtins.NUMERIC, numeric);
valueTypes.setTypeParser(types.builtins.DATE, (text) => text);
