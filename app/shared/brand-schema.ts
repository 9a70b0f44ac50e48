import { z } from 'zod';

/** The name of an installation, as its environment or an admin gives it. */
export const productName = z
  .string()
  .trim()
  .min(2, 'must have at least 2 characters')
  .max(40, 'must have at most 40 characters')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .&'’-]*$/u, "must be letters, digits, spaces and . & ' -");

/** Where people write to. */
export const supportAddress = z
  .email('must be an e-mail address')
  .refine(
    (address) => !/\.(example|invalid|test|localhost)$/i.test(address),
    'must be an address that can receive mail',
  );
