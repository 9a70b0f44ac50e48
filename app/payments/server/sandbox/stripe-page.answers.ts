import { createHash } from 'node:crypto';
import { paiseText } from '#app/shared/money.ts';
import type { SandboxOrder } from './ports.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 26rem; margin: 0 auto; padding: 24px 16px; }
  .sandbox { padding: 8px 12px; border: 1.5px solid; border-radius: 10px; font-weight: 600; }
  .amount { margin: 0; font-size: 2rem; font-weight: 700; }
  form { display: grid; gap: 12px; }
  label { display: grid; gap: 4px; }
  input, button { min-block-size: 48px; padding: 8px 12px; border-radius: 10px; border: 1.5px solid; font: inherit; }
  button { font-weight: 600; cursor: pointer; }
  a { display: inline-block; padding-block: 12px; color: inherit; }
`;

/** Its one stylesheet and its own form; the form may lead back to the shop, wherever that is. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action *; base-uri 'none'; frame-ancestors 'none'`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The sandbox's page of a session, in place of the one at checkout.stripe.com. */
export function payPage(order: SandboxOrder, { declined }: { declined: boolean }): string {
  const notes = Array.isArray(order.notes) ? {} : order.notes;
  const { title = '', cancel_url: back = '/' } = notes;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox checkout</title><style>${style}</style></head>
<body><main>
<p class="sandbox">Sandbox: no money moves.</p>
<h1>Pay for ${escaped(title)}</h1>
<p class="amount">${paiseText(order.amount)}</p>
${declined ? '<p role="alert">Your card was declined. You can try again.</p>' : ''}
${endings[order.status] ?? payForm}
<a href="${escaped(back)}">Back to the shop</a>
</main></body></html>`;
}

const endings: Partial<Record<SandboxOrder['status'], string>> = {
  paid: '<p>This has been paid.</p>',
  expired: '<p>This checkout session has expired.</p>',
};

const payForm = `<form method="post">
<label>UPI address, or leave empty for a card <input name="vpa" autocomplete="off"></label>
<button name="outcome" value="pay">Pay</button>
<button name="outcome" value="later">Pay later</button>
<button name="outcome" value="decline">Decline</button>
</form>`;
