const units = ['B', 'KB', 'MB', 'GB'];

/** '214 KB', '1.9 MB', '20 MB': what a file of this many bytes takes. */
export function sizeText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // Not 1000 KB, to which 999,600 bytes would be rounded.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${units[unit]}`;
}
