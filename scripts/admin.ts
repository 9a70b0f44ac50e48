// npm run admin -- <command>: an operator's commands, run by the built application.
import { build } from './build.ts';

await build();
const { runAdminCommand } = (await import(
  new URL('../build/server/index.js', import.meta.url).href
)) as typeof import('../app/server.ts');
try {
  console.log(await runAdminCommand(process.env, process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
