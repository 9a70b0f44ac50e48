import { signedInAnswer } from '#app/accounts/server/sessions.face.ts';
import { implement } from '#app/platform/http.ts';
import { factorsContract } from '../contract.ts';
import { confirmAuthenticator, startAuthenticator } from './authenticator.service.ts';
import {
  addPasskey,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
  requestOptions,
  signInWithPasskey,
} from './passkeys.service.ts';
import { renewRecoveryCodes } from './recovery-codes.service.ts';
import { secondStepOptions, takeSecondStep, turnOff } from './second-step.service.ts';
import { factorsOf } from './service.ts';
import { changeOptions, turnOnWithPasskey } from './two-step.service.ts';

export const factorsApi = implement(factorsContract, {
  'POST /auth/passkey/options': ({ ctx }) => requestOptions(ctx, { purpose: 'sign-in', asker: '' }),
  'POST /auth/passkey': async ({ ctx, body, header }) =>
    signedInAnswer(
      await signInWithPasskey(ctx, { assertion: body, userAgent: header('user-agent') }),
    ),
  'POST /auth/login/second-step/options': ({ ctx, body }) => secondStepOptions(ctx, body),
  'POST /auth/login/second-step': async ({ ctx, body, header }) =>
    signedInAnswer(await takeSecondStep(ctx, { ...body, userAgent: header('user-agent') })),
  'GET /account/factors': ({ ctx }) => factorsOf(ctx),
  'POST /account/passkeys/options': ({ ctx }) => newPasskeyOptions(ctx),
  'POST /account/passkeys': ({ ctx, body }) => addPasskey(ctx, body),
  'PUT /account/passkeys/{id}': ({ ctx, params, body }) =>
    renamePasskey(ctx, { ...params, ...body }),
  'DELETE /account/passkeys/{id}': ({ ctx, params }) => removePasskey(ctx, params),
  'POST /account/authenticator': ({ ctx }) => startAuthenticator(ctx),
  'POST /account/authenticator/confirmation': async ({ ctx, body }) => ({
    recoveryCodes: await confirmAuthenticator(ctx, body),
  }),
  'POST /account/two-step/options': ({ ctx, body }) => changeOptions(ctx, body),
  'POST /account/two-step': async ({ ctx, body }) => ({
    recoveryCodes: await turnOnWithPasskey(ctx, body),
  }),
  'POST /account/two-step/end': ({ ctx, body }) => turnOff(ctx, body),
  'POST /account/recovery-codes': async ({ ctx }) => ({
    recoveryCodes: await renewRecoveryCodes(ctx),
  }),
});
