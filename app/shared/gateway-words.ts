/** The gateway that takes the payments; null while nobody can pay. */
type Gateway = 'razorpay' | 'stripe' | null;

/** What the texts of content/ say about it. */
interface GatewayWords {
  /** In a sentence, and at its beginning. */
  gateway: string;
  Gateway: string;
  /** Completes 'It receives'. */
  gatewayReceives: string;
  /** Where buyers pay: 'the payment window'. */
  paymentPlace: string;
  /** Completes 'By card'. */
  waysToPay: string;
  /** Completes 'Each page tells the browser to run only our own scripts'. */
  foreignScripts: string;
}

const wordsOf: Record<'razorpay' | 'stripe' | 'none', GatewayWords> = {
  razorpay: {
    gateway: 'Razorpay',
    Gateway: 'Razorpay',
    gatewayReceives: 'your name, e-mail address and the amount, and what you enter in its window',
    paymentPlace: 'window',
    waysToPay: ', UPI or net banking, in Indian rupees, through Razorpay',
    foreignScripts: ', except in Razorpay’s window',
  },
  // Stripe is given no name and no address, and its page offers what its account allows.
  stripe: {
    gateway: 'Stripe',
    Gateway: 'Stripe',
    gatewayReceives: 'what you buy and the amount, and what you enter on its page',
    paymentPlace: 'page',
    waysToPay: ' or in any other way that Stripe’s page offers you, in Indian rupees',
    foreignScripts: '',
  },
  none: {
    gateway: 'our payment partner',
    Gateway: 'Our payment partner',
    gatewayReceives: 'what you buy and the amount, and what you enter when you pay',
    paymentPlace: 'page',
    waysToPay: ' or in any other way that our payment partner offers you, in Indian rupees',
    foreignScripts: '',
  },
};

let words = wordsOf.none;

/** The server calls this once, at its start. Browsers get texts that already contain the words. */
export const setGateway = (gateway: Gateway): void => {
  words = wordsOf[gateway ?? 'none'];
};

/** The words for the texts of content/ that are about paying. */
export const gatewayWords = (): Record<keyof GatewayWords, string> => ({ ...words });
