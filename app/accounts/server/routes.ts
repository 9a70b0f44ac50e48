import { implement } from '#app/platform/http.ts';
import { Answer } from '#app/shared/endpoint.ts';
import { accountsContract, verifyEmailMessage } from '../contract.ts';
import { ownAccountContract } from '../own-account.contract.ts';
import { isLive } from './codes.service.ts';
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  resendEmailChangeLinks,
  stopEmailChange,
} from './email-changes.service.ts';
import { correctEmail } from './email-correction.service.ts';
import {
  disableAccount,
  enableAccount,
  resendVerification,
  signOutPerson,
} from './handling.service.ts';
import { accountOf } from './own-account.service.ts';
import { changePassword, confirmPasswordReset, requestPasswordReset } from './passwords.service.ts';
import { grantRole, revokeRole } from './roles.service.ts';
import { confirmPassword, signedInAnswer } from './admission.service.ts';
import { endOwnSession, signIn, signOut, signOutEverywhere } from './sessions.service.ts';
import { requestVerificationLink, signUp, verifyEmail } from './sign-up.service.ts';

export const accountsApi = implement(accountsContract, {
  'POST /auth/signup': async ({ ctx, body }) => {
    await signUp(ctx, body);
    return { message: verifyEmailMessage };
  },
  'POST /auth/login': async ({ ctx, body, header }) => {
    const outcome = await signIn(ctx, { ...body, userAgent: header('user-agent') });
    return 'ticket' in outcome
      ? new Answer({ secondStep: outcome }, { status: 202 })
      : signedInAnswer(outcome);
  },
  'POST /auth/confirm-password': ({ ctx, body }) => confirmPassword(ctx, body),
  'POST /auth/resend-verification': async ({ ctx, body }) => {
    await requestVerificationLink(ctx, body);
    return { message: 'If this address is waiting to be verified, a new link is on its way.' };
  },
  'POST /auth/verify-email': async ({ ctx, body }) => {
    await verifyEmail(ctx, body);
    return { success: true } as const;
  },
  'POST /auth/correct-email': async ({ ctx, body }) => {
    await correctEmail(ctx, body);
    return { message: verifyEmailMessage };
  },
  'GET /auth/verify-token': ({ ctx }) => ({ uid: ctx.actor.uid }),
  'POST /auth/logout': async ({ ctx }) => {
    await signOut(ctx);
  },
  'POST /auth/reset-password': async ({ ctx, body }) => {
    await requestPasswordReset(ctx, body);
    return { message: 'Password reset link sent to your email' };
  },
  'POST /auth/check-link': async ({ ctx, body }) => ({ valid: await isLive(ctx, body) }),
  'POST /auth/confirm-password-reset': async ({ ctx, body }) => {
    await confirmPasswordReset(ctx, body);
    return { message: 'Password reset successfully' };
  },
  'POST /auth/send-password-reset-confirmation': () => ({
    message: 'The notice goes out with every reset.',
  }),
  'POST /admin/members/{uid}/disabling': ({ ctx, params, body }) =>
    disableAccount(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/enabling': ({ ctx, params, body }) =>
    enableAccount(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/sign-out': ({ ctx, params, body }) =>
    signOutPerson(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/verification-link': ({ ctx, params, body }) =>
    resendVerification(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/role-grants': ({ ctx, params, body }) =>
    grantRole(ctx, { ...params, ...body }),
  'POST /admin/members/{uid}/role-revocations': ({ ctx, params, body }) =>
    revokeRole(ctx, { ...params, ...body }),
});

export const ownAccountApi = implement(ownAccountContract, {
  'GET /account': ({ ctx }) => accountOf(ctx),
  'POST /account/password': async ({ ctx, body }) => ({
    message: 'Password changed',
    token: await changePassword(ctx, body),
  }),
  'POST /account/email-change': async ({ ctx, body }) => {
    await askEmailChange(ctx, body);
    return { message: 'We sent a link to each of the two addresses.' };
  },
  'POST /account/email-change/links': async ({ ctx }) => {
    await resendEmailChangeLinks(ctx);
    return { message: 'New links are on their way.' };
  },
  'DELETE /account/email-change': async ({ ctx }) => {
    await cancelEmailChange(ctx);
  },
  'POST /auth/confirm-email-change': async ({ ctx, body }) => ({
    status: await confirmEmailChange(ctx, body),
  }),
  'POST /auth/stop-email-change': async ({ ctx, body }) => {
    await stopEmailChange(ctx, body);
    return { message: 'The change was stopped. The account keeps its address.' };
  },
  'DELETE /account/sessions': async ({ ctx, query }) => {
    await signOutEverywhere(ctx, { others: query.keep === 'this' });
  },
  'DELETE /account/sessions/{sessionId}': async ({ ctx, params }) => {
    await endOwnSession(ctx, params);
  },
});
