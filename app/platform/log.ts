import { pino } from 'pino';

/**
 * Structured log lines on standard output. Secrets never reach a line: these names are cut wherever
 * an object carries them.
 */
export const log = pino({
  level: 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [
      ...['password', 'newPassword', 'token', 'oobCode', 'signature', 'authorization'].flatMap(
        (name) => [name, `*.${name}`, `*.*.${name}`],
      ),
      // Of a row that breaks a rule PostgreSQL tells every value.
      'err.detail',
    ],
    censor: '[cut]',
  },
});

export const setLogLevel = (level: string): void => {
  log.level = level;
};
