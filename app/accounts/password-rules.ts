/**
 * The rules for sign-up, reset and change, on the server and in the forms (part 1 section 5,
 * decisions.md ruling 29).
 */

const minPasswordLength = 8;

export interface PasswordRule {
  id: 'length' | 'uppercase' | 'lowercase' | 'number' | 'special';
  /** The line of the live checklist. */
  label: string;
  /** The strength check's message when the rule is not met. */
  message: string;
  met(password: string): boolean;
}

export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: '8 or more characters',
    message: 'Password must be at least 8 characters long',
    met: (password) => password.length >= minPasswordLength,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    met: (password) => /[A-Z]/.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    met: (password) => /[a-z]/.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: 'Password must contain at least one number',
    met: (password) => /[0-9]/.test(password),
  },
  {
    id: 'special',
    label: 'One special character',
    message: 'Password must contain at least one special character',
    met: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
];

/** Shown once every rule is met. */
export const passwordMeetsAll = 'Password meets all requirements';
