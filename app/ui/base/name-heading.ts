import { classes } from './classes.ts';

/** Indian scripts write marks above and below their letters. */
const tall = /[\u{900}-\u{dff}]/u;
/** A phone's line has room for fewer letters of the largest size. */
const longWord = /\S{14}/u;

/** For a heading with somebody's name in it: smaller for a long word, with room for tall scripts. */
export const nameHeading = (text: string, large: string, small: string): string =>
  classes(longWord.test(text) ? small : large, tall.test(text) && 'heading-tall');
