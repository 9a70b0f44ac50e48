import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  Assertion,
  CreationOptions,
  Registration,
  RequestOptions,
} from '#app/factors/passkeys.contract.ts';

interface Passkey {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

/** What goes wrong in one answer. */
export interface Misdeeds {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The person confirmed with a finger, a face or a PIN. */
  userVerified?: boolean;
  type?: string;
  counter?: number;
  userHandle?: string;
  /** The id of the new passkey. */
  credentialId?: string;
}

/**
 * A phone or a security key in software. The protocol is the real one, with ES256 and without
 * attestation.
 */
export class Authenticator {
  readonly origin: string;
  readonly passkeys: Passkey[] = [];
  /** Many authenticators don't count their signatures. */
  readonly counts: boolean;

  constructor(origin: string, { counts = true } = {}) {
    this.origin = origin;
    this.counts = counts;
  }

  /** Answers navigator.credentials.create(). */
  create(
    { challenge, rp, user, pubKeyCredParams, excludeCredentials }: CreationOptions,
    misdeeds: Misdeeds = {},
  ): Registration {
    if (!pubKeyCredParams.some(({ alg }) => alg === -7)) throw new Error('ES256 is not offered');
    if (
      this.passkeys.some(({ id }) =>
        excludeCredentials.some((known) => known.id === id.toString('base64url')),
      )
    )
      throw new Error('This authenticator has a passkey of this account already');
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { credentialId } = misdeeds;
    const passkey = {
      id: credentialId ? Buffer.from(credentialId, 'base64url') : randomBytes(32),
      privateKey,
      userHandle: user.id,
      counter: 0,
    };
    this.passkeys.push(passkey);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(passkey.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, passkey.id, coseKey]);
    const authData = this.#authenticatorData(passkey, misdeeds.rpId ?? rp.id, misdeeds, attested);
    const id = passkey.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, misdeeds),
        attestationObject: cbor(
          new Map<string, unknown>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }

  /** Answers navigator.credentials.get() with the requested passkey, or with the newest. */
  get({ challenge, rpId, allowCredentials }: RequestOptions, misdeeds: Misdeeds = {}): Assertion {
    const wanted = allowCredentials?.map(({ id }) => id);
    const passkey = this.passkeys.findLast(
      ({ id }) => !wanted || wanted.includes(id.toString('base64url')),
    );
    if (!passkey) throw new Error('This authenticator has no such passkey');
    if (this.counts) passkey.counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, misdeeds);
    const authData = this.#authenticatorData(passkey, misdeeds.rpId ?? rpId, misdeeds);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const id = passkey.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
        userHandle: misdeeds.userHandle ?? passkey.userHandle,
      },
      authenticatorAttachment: 'platform',
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, challenge: string, misdeeds: Misdeeds): string {
    const data = {
      type: misdeeds.type ?? type,
      challenge: misdeeds.challenge ?? challenge,
      origin: misdeeds.origin ?? this.origin,
    };
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url');
  }

  #authenticatorData(
    passkey: Passkey,
    rpId: string,
    { userVerified = true, counter }: Misdeeds,
    attested?: Buffer,
  ): Buffer {
    const present = 0x01;
    const flags = present | (userVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? passkey.counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags]),
      counted,
      attested ?? Buffer.alloc(0),
    ]);
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** The part of CBOR (RFC 8949) that an authenticator uses: integers, bytes, text and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error(`An authenticator says no ${typeof value}`);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
