/**
 * SQLSTATEs (PostgreSQL's appendix A) of an unavailable database: 08 no connection, 28 and 3D000 no
 * access, 53 no resources, 57P0x shut down or starting, 25006 read-only, 55P03 and 57014 waited too
 * long.
 */
const sqlStates = /^(?:08...|28...|3D000|53...|57P0\d|25006|55P03|57014)$/;

const socketErrors: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's own failures (pg, pg-pool), which have no code. */
const driverMessages =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated\b.*|Client has encountered a connection error and is not queryable|Client was closed and is not queryable|Query read timeout)$/;

/**
 * True if it failed because something that we depend on is unavailable, and not because of a bug.
 * Another attempt may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, code, severity, syscall } = error as Error & {
    code?: unknown;
    severity?: unknown;
    syscall?: unknown;
  };
  // The embedded engine went down; the next call starts it again.
  if (name === 'EngineStopped') return true;
  // The server's last error on a connection that it then closes.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  if (typeof code !== 'string') return driverMessages.test(message);
  // A Unix socket without a server behind it.
  return (
    sqlStates.test(code) || socketErrors.has(code) || (code === 'ENOENT' && syscall === 'connect')
  );
}
