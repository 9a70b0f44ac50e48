import { systemClock } from '../clock.ts';
import type { Connection, DatabaseLog } from '../connection.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** 03:00 in India, in ms after midnight UTC. */
const nightly = 21.5 * 60 * minute;

/**
 * Does the work of the checkpointer and autovacuum, which the engine lacks. Returns the function
 * that stops it.
 */
export function startUpkeep(
  { unhurried }: Pick<Connection, 'unhurried'>,
  log: DatabaseLog,
): () => void {
  const run = (statement: string) =>
    unhurried((pool) => pool.query(statement)).catch((error: unknown) =>
      log.warn({ err: error, statement }, 'database upkeep failed'),
    );

  const checkpoints = setInterval(() => void run('checkpoint'), 5 * minute).unref();
  let vacuum: NodeJS.Timeout;
  const scheduleVacuum = () => {
    vacuum = setTimeout(
      () => void run('vacuum (analyze)').then(scheduleVacuum),
      untilNight(systemClock().now()),
    ).unref();
  };
  scheduleVacuum();
  return () => {
    clearInterval(checkpoints);
    clearTimeout(vacuum);
  };
}

/** From `now` to the next night's upkeep, in ms. */
const untilNight = (now: Date): number => day - ((now.getTime() - nightly) % day);
