import type { TestProject } from 'vitest/node';
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
  const application = await startFreshApp({ ADMIN_EMAIL: adminEmail, ...brandVariables });
  provide('applicationUrl', application.url);
  return application.stop;
}
