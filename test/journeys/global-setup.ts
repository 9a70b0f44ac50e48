import type { TestProject } from 'vitest/node';
import { startCompletions } from '../fakes/completions.ts';
import { startGooglePictures } from '../fakes/google-pictures.ts';
import { startFreshApp } from './fresh-app.ts';
import { adminEmail, brandVariables } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the application that all journeys share. Each journey creates its own people.
     */
    applicationUrl: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const tutor = await startCompletions();
  tutor.say({
    pieces: ['The lesson begins with **th', 'is** [1], and goes on:\n\n- with `that` [2].'],
  });
  const google = await startGooglePictures();
  const application = await startFreshApp({
    ADMIN_EMAIL: adminEmail,
    ...brandVariables,
    ...tutor.environment,
    GOOGLE_PICTURES_URL: google.url,
  });
  provide('applicationUrl', application.url);
  return async () => {
    await application.stop();
    await tutor.stop();
    await google.stop();
  };
}
