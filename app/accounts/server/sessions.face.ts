// What other features may do with sessions, proofs and second steps.
export {
  type OpenedSession,
  confirmPassword,
  endOtherSessions,
  endSessions,
  endSessionsOfPasskey,
  forgetSecondFactor,
  markSecondFactor,
  openSession,
  redeemTicket,
  requireConfirmed,
  signedInAnswer,
  ticketHolder,
} from './admission.service.ts';
export type { SecurityEvent } from './ports.ts';
