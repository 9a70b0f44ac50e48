const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** From the largest: how many of it, and what is left. */
const units = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function numberInWords(number: number): string {
  for (const [unit, name] of units) {
    if (number < unit) continue;
    const rest = number % unit;
    const many = `${numberInWords(Math.floor(number / unit))} ${name}`;
    return rest === 0 ? many : `${many} ${numberInWords(rest)}`;
  }
  if (number < small.length) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10] ?? ''}`;
}

/** "Rupees four thousand five hundred and fifty paise only". */
export function amountInWords(paise: number): string {
  const part = paise % 100;
  const rupees = numberInWords((paise - part) / 100);
  return `Rupees ${rupees}${part > 0 ? ` and ${numberInWords(part)} paise` : ''} only`;
}
