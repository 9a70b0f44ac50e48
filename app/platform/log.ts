import { pino } from 'pino';

/**
 * Structured log lines on standard output. Secrets never reach a line: these names are removed from
 * every object.
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
      // PostgreSQL lists all values of a row that breaks a rule.
      'err.detail',
    ],
    censor: '[cut]',
  },
});

export const setLogLevel = (level: string): void => {
  log.level = level;
};
