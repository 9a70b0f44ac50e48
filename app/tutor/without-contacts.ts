const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Ten digits or more, as telephone, card and Aadhaar numbers have, in groups or not. */
const longNumber = /\+?\d(?:[ ().-]?\d){9,}/g;

/**
 * A question without the e-mail addresses and long numbers in it: they are nobody's business outside
 * the school, and no answer needs them.
 */
export const withoutContacts = (question: string): string =>
  question.replaceAll(address, '(address)').replaceAll(longNumber, '(number)');
