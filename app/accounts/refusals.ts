import { defineProblems, pickProblems } from '#app/shared/problem.ts';

/** Texts of part 1 section 8; statuses of decisions.md, "Answers of the API". */
export const signUpProblems = defineProblems({
  'auth/email-already-exists': [
    409,
    'This email is already registered. Please try logging in or use a different email.',
  ],
  'auth/weak-password': [400, 'Password is too weak. Please use a stronger password.'],
  'auth/invalid-email': [400, 'Invalid email format. Please enter a valid email address.'],
});

export const signInProblems = defineProblems({
  'auth/invalid-credentials': [401, 'Invalid email or password'],
  'auth/email-not-verified': [
    403,
    'Please verify your email address before logging in. Check your inbox for the verification link.',
  ],
  'auth/account-disabled': [403, 'Your account is disabled. Please contact support.'],
  'auth/password-reset-required': [
    403,
    'Too many wrong passwords in a row. Please set a new one with “Forgot password?”.',
  ],
});

/** For a change that a stolen session must not be able to make. */
export const confirmationProblems = defineProblems({
  'auth/confirmation-required': [403, 'Please enter your password to continue.'],
  'auth/wrong-password': [400, 'That is not your password.'],
});

export const verificationProblems = defineProblems({
  'auth/invalid-action-code': [400, 'Invalid or expired verification link'],
  'auth/expired-action-code': [400, 'Verification link has expired'],
  'auth/email-already-verified': [409, 'Email is already verified'],
});

export const resetProblems = defineProblems({
  'auth/invalid-action-code': [400, 'Invalid or expired reset link'],
  'auth/expired-action-code': [400, 'Reset link has expired. Please request a new one.'],
  'auth/weak-password': [400, 'Password is too weak'],
});

export const passwordChangeProblems = defineProblems({
  ...pickProblems(resetProblems, 'auth/weak-password'),
  'auth/same-password': [400, 'This is already your password. Please choose another.'],
});

export const emailChangeProblems = defineProblems({
  'account/same-email': [400, 'This is already your address.'],
  'account/no-email-change': [404, 'There is no pending change of address.'],
  'account/invalid-email-link': [
    400,
    'This link has already been used, or the change was replaced or stopped.',
  ],
  'account/expired-email-link': [
    400,
    'This link has expired. Please ask for the change again in your account.',
  ],
  'account/email-taken': [409, 'Another account now uses this address, so the change was stopped.'],
});

export const sessionProblems = defineProblems({
  'account/session-not-found': [404, 'This session has already ended.'],
});
