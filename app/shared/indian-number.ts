/**
 * A number as it is written in India, in lakh grouping: '1,50,000'. As Intl writes it for en-IN,
 * without its start: a slow phone's first number took it 50 ms.
 */
export function indianNumber(number: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(number).toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return `${number < 0 ? '-' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
