/**
 * Text that is safe in a mail's header or on a card: without line breaks or characters that reverse
 * the direction of the text.
 */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
export const notOneLine = 'Please write this on one line';

export const requiredText = (label: string): string => `${label} is required`;
export const tooLongText = (most: number): string => `Please use at most ${most} characters`;

/**
 * Another site's address that we may send a reader to: https, without a name or password. Undefined
 * for anything else.
 */
export function httpsAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(text);
  return protocol === 'https:' && !username && !password && hostname.includes('.')
    ? href
    : undefined;
}
