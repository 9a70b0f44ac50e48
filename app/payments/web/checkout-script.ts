/** The part of Razorpay's checkout.js that we use (razorpay.com/docs, Standard Checkout). */
export interface CheckoutOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string };
  theme: { color: string };
  modal: { ondismiss: () => void; confirm_close: boolean };
  handler: (response: unknown) => void;
}

interface CheckoutSuccess {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * The window's result once the money has moved.
 * @throws {Error} when it can't be read
 */
export function successIn(response: unknown): CheckoutSuccess {
  const { razorpay_payment_id: id, razorpay_signature: signature } = Object(response) as Record<
    string,
    unknown
  >;
  if (typeof id !== 'string' || typeof signature !== 'string')
    throw new Error('The payment window’s answer can’t be read');
  return { razorpay_payment_id: id, razorpay_signature: signature };
}

export interface CheckoutFailure {
  error?: { description?: string; metadata?: { payment_id?: string } };
}

export interface CheckoutWindow {
  open: () => void;
  on: (event: 'payment.failed', listener: (failure: CheckoutFailure) => void) => void;
}

export type OpenCheckout = (options: CheckoutOptions) => CheckoutWindow;

const scriptFailure = 'Failed to load payment system. Please try again.';

/** Loads the gateway's script once, on demand; a failed load may be tried again. */
export async function loadCheckout(script: string): Promise<OpenCheckout> {
  const present = constructorIn(window);
  if (present) return present;
  await new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(scriptFailure));
    });
    document.head.append(element);
  });
  const loaded = constructorIn(window);
  if (!loaded) throw new Error(scriptFailure);
  return loaded;
}

function constructorIn(scope: object): OpenCheckout | undefined {
  if (!('Razorpay' in scope) || typeof scope.Razorpay !== 'function') return undefined;
  const Razorpay = scope.Razorpay as new (options: CheckoutOptions) => CheckoutWindow;
  return (options) => new Razorpay(options);
}
