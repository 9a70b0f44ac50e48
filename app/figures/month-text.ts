const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "23 Nov" of a date: "2026-11-23". */
export function dayText(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return `${Number(day)} ${names[Number(month) - 1] ?? ''}`;
}

/** "Nov 2026" of the first day of a month: "2026-11-01". */
function monthText(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return `${names[Number(month) - 1] ?? ''} ${year}`;
}

/** "Nov 2026", "Jan to Mar 2026", or "Dec 2025 to Mar 2026". */
export function monthsText(from: string, to: string): string {
  if (from === to) return monthText(from);
  const [month = '', year] = monthText(from).split(' ');
  return monthText(to).endsWith(` ${year}`)
    ? `${month} to ${monthText(to)}`
    : `${monthText(from)} to ${monthText(to)}`;
}
