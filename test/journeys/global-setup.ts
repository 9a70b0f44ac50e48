import type { TestProject } from 'vitest/node';
import { adminEmail, brandVariables } from './people.ts';
import { startApp } from '../../scripts/running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The address of the application that all journeys share. Each journey creates its own people.
     */
    applicationUrl: string;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const application = await startApp({ ADMIN_EMAIL: adminEmail, ...brandVariables });
  provide('applicationUrl', application.url);
  return application.stop;
}
