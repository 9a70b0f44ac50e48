/** States and union territories by the code that begins a GSTIN. */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** "29-Karnataka", as the returns write a place of supply. */
export const placeText = (state: string): string => `${state}-${gstStates[state] ?? ''}`;

/** Where a sale takes place: a registered firm’s state, else the one given, else the seller’s. */
export const placeOfSupplyTo = (
  buyer: { state: string | null; gstin: string | null } | undefined,
  seller: { state: string } | undefined,
): string | null => buyer?.gstin?.slice(0, 2) ?? buyer?.state ?? seller?.state ?? null;

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** A GSTIN of a known state whose last character fits the others. */
export function isGstin(text: string): boolean {
  if (!form.test(text) || !gstStates[text.slice(0, 2)]) return false;
  const sum = Array.from(text.slice(0, -1)).reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / digits.length) + (product % digits.length);
  }, 0);
  return text.at(-1) === digits[(digits.length - (sum % digits.length)) % digits.length];
}
