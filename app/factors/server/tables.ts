import type { NullAtFirst } from '#app/platform/column-types.ts';

export interface PasskeysTable {
  id: string;
  credential_id: string;
  uid: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: NullAtFirst<Date>;
}

export type ChallengePurpose = 'sign-in' | 'second-step' | 'register' | 'turn-on' | 'turn-off';

export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: ChallengePurpose;
  asker: string;
  expires_at: Date;
}

export interface AuthenticatorAppsTable {
  id: string;
  uid: string;
  secret: string;
  started_at: Date;
  confirmed_at: NullAtFirst<Date>;
  last_step: NullAtFirst<number>;
}

export interface TwoStepSignInsTable {
  uid: string;
  since: Date;
}

export interface RecoveryCodesTable {
  uid: string;
  code_hash: string;
  used_at: NullAtFirst<Date>;
}

export interface FactorsTables {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  authenticator_apps: AuthenticatorAppsTable;
  two_step_sign_ins: TwoStepSignInsTable;
  recovery_codes: RecoveryCodesTable;
}
