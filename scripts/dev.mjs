// npm run dev: both sides with hot reload on one port.
import { ready } from './setup.mjs';

await ready();
process.env.NODE_ENV = 'development';
process.argv.push('--dev');
await import('./serve.ts');
