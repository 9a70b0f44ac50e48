import type { TestProject } from 'vitest/node';
import { adminEmail, brandVariables } from './people.ts';
import { startApp } from '../../scripts/running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the application stands that all journeys share; people are strangers to each other. */
    applicationUrl: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const application = await startApp({ ADMIN_EMAIL: adminEmail, ...brandVariables });
  provide('applicationUrl', application.url);
  return application.stop;
}
