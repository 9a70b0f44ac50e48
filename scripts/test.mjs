// npm test: every check, on a fresh clone too. `npm test -- lint unit` runs only those.
import { ready } from './setup.mjs';

await ready();
await import('./run-checks.ts');
