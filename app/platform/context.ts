import type { Profile } from '#app/shared/profile.ts';
import type { Clock } from './clock.ts';

/** The signed-in person, as the door established it from the token. */
export interface Actor {
  uid: string;
  sessionId: string;
  role: 'user' | 'admin';
  /**
   * The person is an admin whose role rests until a second factor has been used in this session
   * (ADMIN_SECOND_FACTOR).
   */
  secondFactorDue: boolean;
  /**
   * What the person's membership opens: lessons and all that every plan has, and what only Premium
   * has.
   */
  opens: { lessons: boolean; premium: boolean };
  /** The stretches of membership that this follows from, as they were when the token was read. */
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

/**
 * What every service verb gets first: who acts, what time it is, which request this is, and where
 * it came from.
 */
export interface Context<A extends Actor | null = Actor | null> {
  actor: A;
  clock: Clock;
  requestId: string;
  /** The caller's address as a limit key (IPv6 by /64); empty for jobs. */
  ip: string;
}

/** For what happens without anyone asking: jobs, the reconciler, an operator's command. */
export const systemContext = (clock: Clock, requestId: string): Context<null> => ({
  actor: null,
  clock,
  requestId,
  ip: '',
});
