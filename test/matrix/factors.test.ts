import { everyoneCalls } from '../matrix.ts';
import { currentCode, withAuthenticatorApp, withPasskey } from '../factors.ts';
import { Authenticator } from '../fakes/authenticator.ts';
import { signedIn } from '../people.ts';
import { isStranger, type Person, type Town } from '../town.ts';
import { newcomer, notFound, own } from './rows.ts';

const device = ({ shop }: Town) => new Authenticator(shop.config.appUrl);

/** The caller's token. A stranger gets that of `inactive`, but is refused before it matters. */
const asWhom = ({ residents }: Town, person: Person) => residents[own(person)];

/**
 * Someone from no other row, who signs in with two steps, and the ticket that the password
 * returned.
 */
async function ticketHolder({ shop }: Town) {
  const person = await signedIn(shop, newcomer());
  const key = new Authenticator(shop.config.appUrl);
  await withPasskey(shop, person, key);
  const { recoveryCodes } = await withAuthenticatorApp(shop, person);
  const { body } = await shop.call('POST', '/auth/login', {
    body: { email: person.email, password: person.password },
  });
  return { key, recoveryCode: recoveryCodes[0], ticket: body.secondStep.ticket as string };
}

/** A person's passkey; a stranger has none. */
const passkeyOf = async (town: Town, person: Person) => ({
  id: isStranger(person)
    ? 'none'
    : await withPasskey(town.shop, town.residents[person], device(town)),
});
const anothersPasskey = async (town: Town) => ({
  id: await withPasskey(town.shop, await signedIn(town.shop, newcomer()), device(town)),
});

everyoneCalls('factors', {
  public: {
    'POST /auth/passkey/options': {},
    'POST /auth/passkey': {
      input: async (town) => {
        const { key } = await ticketHolder(town);
        return { body: key.get((await town.shop.call('POST', '/auth/passkey/options')).body) };
      },
    },
    'POST /auth/login/second-step/options': {
      input: async (town) => ({ body: { ticket: (await ticketHolder(town)).ticket } }),
    },
    'POST /auth/login/second-step': {
      input: async (town) => {
        const { ticket, recoveryCode } = await ticketHolder(town);
        return { body: { ticket, proof: { recoveryCode } } };
      },
    },
  },
  user: {
    'GET /account/factors': {},
    'POST /account/passkeys/options': {},
    'POST /account/passkeys': {
      input: async (town, person) => {
        const options = (
          await town.shop.call('POST', '/account/passkeys/options', {
            token: asWhom(town, person).token,
          })
        ).body;
        return { body: { name: 'My phone', registration: device(town).create(options) } };
      },
    },
    'PUT /account/passkeys/{id}': [
      {
        of: 'one’s own',
        input: async (town, person) => ({
          params: await passkeyOf(town, person),
          body: { name: 'My laptop' },
        }),
      },
      {
        of: 'another’s',
        input: async (town) => ({
          params: await anothersPasskey(town),
          body: { name: 'My laptop' },
        }),
        but: notFound,
      },
    ],
    'DELETE /account/passkeys/{id}': [
      {
        of: 'one’s own',
        input: async (town, person) => ({ params: await passkeyOf(town, person) }),
      },
      {
        of: 'another’s',
        input: async (town) => ({ params: await anothersPasskey(town) }),
        but: notFound,
      },
    ],
    'POST /account/two-step/options': { input: () => ({ body: { purpose: 'turn-on' } }) },
    'POST /account/two-step': {
      input: async (town, person) => {
        const { token } = asWhom(town, person);
        const key = device(town);
        await withPasskey(town.shop, { token }, key);
        const options = (
          await town.shop.call('POST', '/account/two-step/options', {
            token,
            body: { purpose: 'turn-on' },
          })
        ).body;
        return { body: { passkey: key.get(options) } };
      },
    },
    'POST /account/recovery-codes': {},
    'POST /account/authenticator': {},
    'POST /account/authenticator/confirmation': {
      input: async (town, person) => {
        const { token } = asWhom(town, person);
        const { secret } = (await town.shop.call('POST', '/account/authenticator', { token })).body;
        return { body: { code: currentCode(secret, town.shop.clock.now()) } };
      },
    },
    'POST /account/two-step/end': {
      input: async (town, person) => {
        const { password, token } = asWhom(town, person);
        const { recoveryCodes } = (
          await town.shop.call('POST', '/account/recovery-codes', { token })
        ).body;
        return { body: { password, proof: { recoveryCode: recoveryCodes[0] } } };
      },
    },
  },
});
