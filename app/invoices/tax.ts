/** A price that contains its tax, taken apart. All in paise; the parts add up to the price. */
export interface TaxSplit {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/**
 * The tax in a price of this rate (whole percent). Within one state it is halved: both halves are
 * equal, so each is rounded (half a paisa up) before the taxable value is what remains.
 */
export function taxIn(
  amountPaise: number,
  ratePercent: number,
  { withinState }: { withinState: boolean },
): TaxSplit {
  const parts = withinState ? 2 : 1;
  const divisor = parts * (100 + ratePercent);
  const each = Math.floor((2 * amountPaise * ratePercent + divisor) / (2 * divisor));
  return {
    taxablePaise: amountPaise - parts * each,
    cgstPaise: withinState ? each : 0,
    sgstPaise: withinState ? each : 0,
    igstPaise: withinState ? 0 : each,
  };
}
