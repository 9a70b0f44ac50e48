// Creates a new data directory, named by the first argument; create-database.ts explains why in a
// separate process.
import { openDurably } from './durable-directory.ts';

const engine = await openDurably(process.argv[2] ?? '');
await engine.exec('checkpoint');
await engine.close();
process.disconnect();
