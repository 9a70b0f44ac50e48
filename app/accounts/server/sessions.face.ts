// The face for sessions, proofs and second steps, and the events about them.
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
export { queueSecurityMail, securityReason } from './security.emails.tsx';
