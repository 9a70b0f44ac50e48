import { hash, verify } from '@node-rs/argon2';
import { turns } from './turns.ts';

/**
 * Argon2id, 19 MiB, two passes, one lane: OWASP's minimum, about 8 ms. The algorithm is the
 * library's default.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * More at once would take all four libuv threads, which also read files and resolve names. Beyond
 * this queue the wait is longer than people's patience.
 */
const inTurn = turns({ atOnce: 2, longestQueue: 64 });

/** @throws {Problem} server/busy when too many passwords are being hashed already */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normalised(password), cost));

/** Stored instead of a hash when no password opens the account any more. */
export const noPassword = 'none';

/**
 * True if it is the password behind the hash. Without a hash (no such account, or no password) the
 * answer is false, after the same amount of work.
 * @throws {Problem} server/busy when too many passwords are being hashed already
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const known = passwordHash === noPassword ? undefined : passwordHash;
  const matches = await inTurn(async () =>
    verify(known ?? (await hashOfNobody()), normalised(password)),
  );
  return matches && known !== undefined;
}

/** Two keyboards may type the same characters as different bytes (NIST 800-63B). */
const normalised = (password: string): string => password.normalize('NFKC');

let nobody: Promise<string> | undefined;
const hashOfNobody = (): Promise<string> => (nobody ??= hash('nobody has this password', cost));
