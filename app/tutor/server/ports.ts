import type { TutorSettings } from '#app/platform/tutor-settings.ts';
import { setBrand } from '#app/shared/brand.ts';

let current: TutorSettings | undefined;

/** Pages say that there is a tutor only where there is one. */
export const configureTutor = (given: TutorSettings | undefined): void => {
  current = given;
  setBrand({ tutor: given !== undefined });
};

/** Undefined if the school has none. */
export const tutorSettings = (): TutorSettings | undefined => current;
