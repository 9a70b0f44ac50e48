/**
 * The options of the checkout's script, with Razorpay's names (razorpay.com/docs, Standard
 * Checkout).
 */
interface CheckoutOptions {
  key: string;
  amount: number;
  order_id: string;
  name?: string;
  description?: string;
  prefill?: { name?: string; email?: string };
  handler?: (response: Record<string, string>) => void;
  modal?: { ondismiss?: () => void };
}

/**
 * The sandbox's checkout.js: `new Razorpay(options)`, `open()`, `on('payment.failed', …)`, like the
 * real one. It is served as text, so it must be self-contained; a constructed stylesheet passes the
 * strictest content policy.
 */
export function sandboxCheckout(): void {
  const { currentScript } = document;
  const paymentsUrl = new URL(
    'checkout/payments',
    currentScript instanceof HTMLScriptElement ? currentScript.src : location.href,
  );

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    dialog { inline-size: min(26rem, calc(100vw - 2rem)); padding: 0; border: 0; border-radius: 20px; color: #321025; background: #fff; color-scheme: light;
      font: 16px/1.5 'Figtree Liftoff', system-ui, sans-serif; box-shadow: 0 24px 64px rgb(50 16 37 / .35); }
    dialog::backdrop { background: rgb(25 6 18 / .62); }
    .head { padding: 20px 24px; background: #ffb618; }
    h2 { margin: 0; font-size: 20px; line-height: 1.2; }
    .head p, .body p { margin: 4px 0 0; }
    .body { display: grid; gap: 12px; padding: 20px 24px 24px; }
    .amount { margin: 0; font-size: 32px; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
    .failure { padding: 12px 14px; border-radius: 10px; background: #ffe3de; color: #8a1500; }
    .failure:empty { display: none; }
    label { display: grid; gap: 4px; font-size: 14px; }
    input { min-block-size: 44px; padding: 8px 12px; border: 1.5px solid #76606d; border-radius: 10px; font: inherit; }
    button { min-block-size: 48px; padding: 10px 16px; border: 1.5px solid #321025; border-radius: 12px; background: #fff; color: #321025;
      font: inherit; font-weight: 600; cursor: pointer; }
    button.pay { background: #321025; color: #fff; }
    :is(button, input):focus-visible { outline: 3px solid #aa0855; outline-offset: 2px; }
    button[aria-disabled="true"] { opacity: .6; cursor: progress; }
  `);

  const element = <K extends keyof HTMLElementTagNameMap>(
    name: K,
    text = '',
    properties: Record<string, string> = {},
  ): HTMLElementTagNameMap[K] => {
    const made = document.createElement(name);
    made.textContent = text;
    for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
    return made;
  };

  class SandboxRazorpay {
    #options: CheckoutOptions;
    #failureListeners: ((response: unknown) => void)[] = [];

    constructor(options: CheckoutOptions) {
      this.#options = options;
    }

    on(event: string, listener: (response: unknown) => void): void {
      if (event === 'payment.failed') this.#failureListeners.push(listener);
    }

    open(): void {
      const {
        key,
        order_id: orderId,
        amount,
        name = '',
        description = '',
        prefill = {},
        handler,
        modal,
      } = this.#options;
      const rupees = new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: 0,
      }).format(amount / 100);
      const host = element('div');
      const root = host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const dialog = element('dialog', '', { 'aria-labelledby': 'title' });
      const head = element('div', '', { class: 'head' });
      head.append(
        element('h2', `Pay ${name}`, { id: 'title' }),
        element('p', 'Sandbox: no money moves.'),
      );
      const body = element('div', '', { class: 'body' });
      const failure = element('p', '', { role: 'alert', class: 'failure' });
      const pay = element('button', `Pay ${rupees}`, {
        type: 'button',
        class: 'pay',
        autofocus: '',
      });
      const decline = element('button', 'Let the payment fail', { type: 'button' });
      const close = element('button', 'Close without paying', { type: 'button' });
      const vpa = element('input', '', {
        type: 'text',
        inputmode: 'email',
        autocomplete: 'off',
        maxlength: '100',
        placeholder: 'name@bank',
      });
      const upi = element('label', 'UPI ID (leave empty to pay by card)');
      upi.append(vpa);
      body.append(
        element('p', rupees, { class: 'amount' }),
        element('p', [description, prefill.email].filter(Boolean).join(' · ')),
        failure,
        upi,
        pay,
        decline,
        close,
      );
      dialog.append(head, body);
      root.append(dialog);
      document.body.append(host);

      let busy = false;
      const end = (): void => {
        dialog.close();
        host.remove();
      };
      const dismiss = (): void => {
        if (busy) return;
        end();
        modal?.ondismiss?.();
      };
      const attempt = async (outcome: string): Promise<void> => {
        if (busy) return;
        busy = true;
        for (const button of [pay, decline, close]) button.setAttribute('aria-disabled', 'true');
        failure.textContent = '';
        try {
          const response = await fetch(paymentsUrl, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              key_id: key,
              order_id: orderId,
              email: prefill.email,
              vpa: vpa.value.trim() || undefined,
              outcome,
            }),
          });
          const answer = (await response.json()) as Record<string, string> & {
            error?: { description: string };
          };
          if (response.ok && !answer.error) {
            end();
            handler?.(answer);
            return;
          }
          failure.textContent = `${answer.error?.description ?? 'The payment failed.'} You can try again.`;
          for (const listener of this.#failureListeners) listener(answer);
        } catch {
          failure.textContent = 'The gateway can’t be reached. You can try again.';
        } finally {
          busy = false;
          for (const button of [pay, decline, close]) button.removeAttribute('aria-disabled');
        }
      };
      pay.addEventListener('click', () => void attempt('success'));
      decline.addEventListener('click', () => void attempt('failure'));
      close.addEventListener('click', dismiss);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        dismiss();
      });
      dialog.showModal();
    }
  }

  Object.assign(window, { Razorpay: SandboxRazorpay });
}
