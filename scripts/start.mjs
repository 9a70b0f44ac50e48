// npm start: one command on a fresh clone. Installs, builds and serves; the second time it only
// serves.
import { ready } from './setup.mjs';

await ready();
process.env.NODE_ENV = 'production';
const { build } = await import('./build.ts');
await build();
await import('./serve.ts');
