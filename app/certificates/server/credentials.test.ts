import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { publicAddress } from '#app/shared/public-address.ts';
import type { TestApp } from '#test/app.ts';
import { certified, school } from '#test/certificates.ts';
import { addPath, finishCourse, pathSchool, pathsOf } from '#test/paths.ts';
import { signedInAdmin } from '#test/people.ts';
import { bakedBadge, credentialJson, credentialJwt } from './credentials.service.ts';
import { rotateSigningKey } from './keys.service.ts';
import type { Proved } from './tables.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../../test/fixtures/open-badges/${name}`, import.meta.url));

/** 1EdTech's own schema. Strict mode refuses the form of its tuples. */
function schema() {
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(
    JSON.parse(fixture('ob_v3p0_achievementcredential_schema.json').toString()) as object,
  );
  return (document: unknown) => (validate(document) ? [] : validate.errors);
}

const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Verifies a JWT with what its header points at, and nothing else of ours. */
async function verified({ call }: TestApp, jwt: string) {
  const [header, payload, signature = ''] = jwt.split('.');
  const { alg, kid, typ, ...more } = decoded(header);
  expect([alg, typ, more]).toEqual(['RS256', 'JWT', {}]);
  const { body: jwk } = await call('GET', kid.replace(publicAddress('/api'), ''));
  return verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key: jwk, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  );
}

test('the published sample and our credential fit the published schema', async () => {
  const faults = schema();
  expect(faults(JSON.parse(fixture('simple.json').toString()))).toEqual([]);
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const document = (await credentialJson(app, number)) as Record<string, unknown>;
  expect(faults(document)).toEqual([]);
  expect(faults({ ...document, issuer: undefined })).not.toEqual([]);
  expect(JSON.stringify(document)).not.toContain(person.email);
});

test('the credential of a path is a learning program, and names its courses', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second] = courses;
  await addPath(app, admin, [first, second]);
  for (const course of [first, second]) await finishCourse(app, person, course);
  const [{ certificate: number }] = await pathsOf(app, person);
  const document = (await credentialJson(app, number)) as Record<string, unknown>;
  expect(schema()(document)).toEqual([]);
  const named = (await app.call('GET', `/certificates/${number}`)).body.proved;
  const narrative = named.map(({ text, result }: Proved) => `${text}: ${result}`).join('\n');
  expect(document).toMatchObject({
    name: 'From idea to phone',
    credentialSubject: {
      achievement: { achievementType: 'LearningProgram', criteria: { narrative } },
    },
  });
  expect(named).toHaveLength(2);
  expect(await verified(app, await credentialJwt(app, number))).toBe(true);
});

test('anyone can verify the signature, and a changed credential fails', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const jwt = await credentialJwt(app, number);
  expect(await verified(app, jwt)).toBe(true);
  const [header, payload, signature] = jwt.split('.');
  const forged = { ...decoded(payload), name: 'Something else' };
  const altered = Buffer.from(JSON.stringify(forged)).toString('base64url');
  expect(await verified(app, `${header}.${altered}.${signature}`)).toBe(false);

  const { iss, jti, sub, nbf, ...credential } = decoded(payload);
  expect([iss, jti, sub]).toEqual([
    credential.issuer.id,
    credential.id,
    credential.credentialSubject.id,
  ]);
  expect(nbf).toBe(Date.parse(credential.validFrom) / 1000);
  const issuer = await app.call('GET', iss.replace(publicAddress('/api'), ''));
  expect(issuer.body.id).toBe(iss);
  const { proof, ...document } = (await credentialJson(app, number)) as {
    proof: { jwt: string }[];
  };
  expect(document).toEqual(decoded(payload));
  expect(proof[0]?.jwt).toBe(jwt);
});

test('after a change of the key old credentials still verify, and new ones name the new key', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const before = await credentialJwt(app, number);
  const id = await rotateSigningKey(app);
  expect(await credentialJwt(app, number)).toBe(before);
  expect(await verified(app, before)).toBe(true);

  await app.call('PUT', `/auth/users/${person.uid}`, {
    token: person.token,
    body: { displayName: 'Naina Gill-Rao' },
  });
  const again = await app.call('POST', `/account/certificates/${number}/reissue`, {
    token: person.token,
  });
  const after = await credentialJwt(app, again.body.number);
  expect(decoded(after.split('.')[0]).kid).toBe(publicAddress(`/api/credentials/keys/${id}`));
  expect(await verified(app, after)).toBe(true);
  const { body } = await app.call('GET', '/credentials/keys');
  expect(body.keys).toHaveLength(2);
  expect(JSON.stringify(body)).not.toMatch(/"[dpq]":/);
});

test('the badge contains its credential once, as 1EdTech’s own sample does', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const sample = chunks(fixture('simple-jwt.png')).find(({ name }) => name === 'iTXt');
  const found = chunks(Buffer.from(await bakedBadge(app, number))).filter(
    ({ name }) => name === 'iTXt',
  );
  const [own] = found;
  expect(found).toHaveLength(1);
  const start = 'openbadgecredential\0\0\0\0\0';
  expect(sample?.data.toString('latin1').startsWith(start)).toBe(true);
  expect(own?.data.toString('latin1')).toBe(`${start}${await credentialJwt(app, number)}`);
});

/** The chunks of a PNG, with their checksums checked. */
function chunks(png: Buffer): { name: string; data: Buffer }[] {
  const found: { name: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    found.push({ name: named.subarray(0, 4).toString('latin1'), data: named.subarray(4) });
    at += 12 + length;
  }
  return found;
}

test('a withdrawn credential is in the revocation list', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const { jti } = decoded((await credentialJwt(app, number)).split('.')[1]);
  const revoked = async () => (await app.call('GET', '/credentials/revoked')).body;
  expect((await revoked()).revokedCredential).toEqual([]);
  const admin = await signedInAdmin(app);
  await app.call('POST', `/admin/certificates/${number}/withdrawal`, {
    token: admin.token,
    body: { reason: 'Issued by mistake.' },
  });
  expect((await revoked()).revokedCredential).toEqual([
    { id: jti, revoked: true, revocationReason: 'Issued by mistake.' },
  ]);
});
