import { collectComplaints } from './in-page.ts';

/** Of the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Non-character keys, as WebDriver encodes them. */
export const keys = { Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015', Control: '\uE009' };

type Action =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** An input in the form that WebDriver's "perform actions" takes. */
export interface Input {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Action[];
}

/** A browser with one window, controlled by its driver. */
export interface Engine {
  /** Loads a document, and waits for its load event. */
  readonly load: (url: string) => Promise<void>;
  /** Returns the value of a JavaScript expression in the page. It must survive JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (input: Input) => Promise<void>;
  /** A screenshot of the window: a PNG in base64. */
  readonly screenshot: () => Promise<string>;
  /** The errors that the page has reported since the last call. */
  readonly complaints: () => Promise<string[]>;
}

/**
 * Creates an Engine from the parts that differ between drivers. `evaluate` takes an expression
 * whose value is a string.
 */
export function engineOf({
  evaluate,
  ...driver
}: Omit<Engine, 'complaints' | 'evaluate'> & {
  evaluate: (expression: string) => Promise<string>;
}): Engine {
  const heard: string[] = [];
  const evaluateInPage = async (expression: string) => {
    const answer = await evaluate(
      `JSON.stringify({ heard: (${String(collectComplaints)})(), value: ${expression} })`,
    );
    const { heard: complaints, value } = JSON.parse(answer) as { heard: string[]; value: unknown };
    heard.push(...complaints);
    return value;
  };
  const complaints = async () => {
    await evaluateInPage('null');
    return heard.splice(0);
  };
  return { ...driver, evaluate: evaluateInPage, complaints };
}
