import { redirect, type ClientLoaderFunctionArgs } from 'react-router';

/**
 * A link to a missing page leads home; the server does the same for documents (decisions.md rulings
 * 5, 46).
 */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Response =>
  redirect(new URL(request.url).pathname.startsWith('/dashboard/') ? '/dashboard' : '/');

export default function UnknownPage(): null {
  return null;
}
