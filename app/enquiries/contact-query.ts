import { requiredText, tooLongText } from '#app/shared/text-rules.ts';
import { emailFault } from './sender.ts';

export interface ContactQuery {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The most characters of each field; an address has its own rule. */
export const longest = { name: 80, subject: 150, message: 5000 } as const;

const labels = { name: 'Name', subject: 'Subject', message: 'Message' } as const;

/** The faults by field; empty if the query can be sent. */
export function contactFaults(query: ContactQuery): Record<string, string> {
  const email = emailFault(query.email);
  const faults: Record<string, string> = email ? { email } : {};
  for (const part of ['name', 'subject', 'message'] as const) {
    const text = query[part].trim();
    if (!text) faults[part] = requiredText(labels[part]);
    else if (text.length > longest[part]) faults[part] = tooLongText(longest[part]);
  }
  return faults;
}
