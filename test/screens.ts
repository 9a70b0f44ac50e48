/** A phone of 390 px and a desktop of 1280. */
export type Screen = 'phone' | 'desktop';
export const bothScreens: readonly Screen[] = ['phone', 'desktop'];

/** `npm test -- everything` runs, which also repeats what rarely differs in a second place. */
export const everything = Boolean(process.env['TEST_EVERYTHING']);

/**
 * The screens of a test that takes the same way on both: the phone, where less fits and most of our
 * readers are.
 */
export const usualScreens: readonly Screen[] = everything ? bothScreens : ['phone'];
