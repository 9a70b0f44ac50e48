import type { GrantedRole, Profile } from '#app/shared/profile.ts';
import type { Clock } from './clock.ts';

/** The signed-in person, as identified from the token. */
export interface Actor {
  uid: string;
  sessionId: string;
  role: 'user' | 'admin';
  /** Roles beside that one. */
  roles: readonly GrantedRole[];
  /**
   * The person is an admin who has no admin rights until they use a second factor in this session
   * (ADMIN_SECOND_FACTOR).
   */
  secondFactorDue: boolean;
  /**
   * What the person's membership gives access to: `lessons` is everything in every plan, `premium`
   * what only Premium includes.
   */
  opens: { lessons: boolean; premium: boolean };
  /** The membership periods that this follows from, as they were when the token was read. */
  periods: readonly {
    id: string;
    planType: NonNullable<Profile['planType']>;
    orderId: string | null;
    startsAt: Date;
    /** Null is for life. */
    endsAt: Date | null;
    reversedAt: Date | null;
  }[];
}

/** Whether lessons count for the caller. Others whom `reader` admits can only read them. */
export const learns = ({ opens, role }: Actor): boolean => opens.lessons || role === 'admin';

/**
 * The first argument of every service verb: who acts, the time, the request's id, and the caller's
 * address.
 */
export interface Context<A extends Actor | null = Actor | null> {
  actor: A;
  clock: Clock;
  requestId: string;
  /** The caller's address as a limit key (IPv6 by /64); empty for jobs. */
  ip: string;
}

/** For work that nobody requested: jobs, the reconciler, an operator's command. */
export const systemContext = (clock: Clock, requestId: string): Context<null> => ({
  actor: null,
  clock,
  requestId,
  ip: '',
});
