import { z } from 'zod';

const encoded = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000);
/** The ways in which a browser may reach a passkey, as far as we know. */
export const transports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;
const transport = z.enum(transports);
const knownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transport).optional(),
});
const attachment = z.enum(['cross-platform', 'platform']).optional();
/** The argument of navigator.credentials.get(), as JSON. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(knownPasskey).optional(),
});
export type RequestOptions = z.output<typeof RequestOptions>;

/** The argument of navigator.credentials.create(), as JSON. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(knownPasskey),
});
export type CreationOptions = z.output<typeof CreationOptions>;

/** A passkey's answer to RequestOptions. */
export const Assertion = z.object({
  id: encoded.max(1400),
  rawId: encoded.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.max(200).optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: z.object({}),
});
export type Assertion = z.output<typeof Assertion>;

/** An authenticator's answer to CreationOptions. */
export const Registration = z.object({
  id: encoded.max(1400),
  rawId: encoded.max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    // An unknown kind is no reason to refuse the passkey.
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: z.object({}),
});
export type Registration = z.output<typeof Registration>;
