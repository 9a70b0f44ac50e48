/**
 * Text that may stand in a mail's header or on a card: nothing that breaks the line, or turns round
 * what follows.
 */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
export const notOneLine = 'Please write this on one line';

export const requiredText = (label: string): string => `${label} is required`;
export const tooLongText = (most: number): string => `Please use at most ${most} characters`;

/**
 * An address of another site that a reader may be sent to: https, without a name or password in it.
 * Undefined for anything else.
 */
export function httpsAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(text);
  return protocol === 'https:' && !username && !password && hostname.includes('.')
    ? href
    : undefined;
}
