/**
 * `amount` is in the currency's smallest unit. The gateway may report any currency, even one that
 * doesn't exist.
 */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
}
