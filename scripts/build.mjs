// npm run build: the preparation that npm start does before it serves.
import { ready } from './setup.mjs';

await ready();
const { build } = await import('./build.ts');
await build();
