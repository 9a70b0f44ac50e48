import { useEffect, useEffectEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { partFailed } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { factorsContract } from '../contract.ts';
import type { CreationOptions, RequestOptions } from '../passkeys.contract.ts';
import { stopped } from './stopped.ts';

const call = api<typeof factorsContract>();

/** The library is loaded on first use. */
const library = {
  authentication: partOf(() => import('@simplewebauthn/browser'), 'startAuthentication'),
  registration: partOf(() => import('@simplewebauthn/browser'), 'startRegistration'),
};

const unloaded = (): never => {
  throw stopped(partFailed);
};

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. Try again, and follow what your device asks.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address.',
};

function asFailure(reason: unknown): never {
  const name = reason instanceof Error ? reason.name : '';
  throw stopped(reasons[name] ?? 'This browser could not use a passkey.');
}

/** Asks the person for one of the passkeys that the options name. @throws {ApiFailure} */
export async function usedPasskey(optionsJSON: RequestOptions, { autofill = false } = {}) {
  const startAuthentication = await library.authentication().catch(unloaded);
  const { id, rawId, type, response, authenticatorAttachment } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: autofill,
  }).catch(asFailure);
  return { id, rawId, type, response, authenticatorAttachment, clientExtensionResults: {} };
}

export type UsedPasskey = Awaited<ReturnType<typeof usedPasskey>>;

/** Makes a new passkey where the person wants it. @throws {ApiFailure} */
export async function newPasskey(optionsJSON: CreationOptions) {
  const startRegistration = await library.registration().catch(unloaded);
  const { id, rawId, type, response, authenticatorAttachment } = await startRegistration({
    optionsJSON,
  }).catch(asFailure);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, transports },
    authenticatorAttachment,
    clientExtensionResults: {},
  };
}

/** If the browser can, it offers passkeys in the e-mail field; otherwise nothing is loaded. */
export function usePasskeyAutofill(onPasskey: (passkey: UsedPasskey) => unknown): void {
  const take = useEffectEvent(onPasskey);
  useEffect(() => {
    let left = false;
    const offer = async () => {
      if (
        !('PublicKeyCredential' in window) ||
        !(await PublicKeyCredential.isConditionalMediationAvailable?.())
      )
        return;
      const options = await call('POST /auth/passkey/options');
      if (left) return;
      const passkey = await usedPasskey(options, { autofill: true });
      if (!left) take(passkey);
    };
    // Nobody asked for this, so a failure before a passkey is chosen is ignored: the form and the
    // button still work.
    offer().catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
}
