import { collectComplaints } from './in-page.ts';

/** Of the page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keys that aren't characters, as WebDriver codes them. */
export const keys = { Escape: '\uE00C', Enter: '\uE007', ArrowDown: '\uE015', Control: '\uE009' };

type Action =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** What a hand does, in the form that WebDriver's "perform actions" takes. */
export interface Input {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Action[];
}

/** A browser with one window, as its driver sees it. */
export interface Engine {
  /** Loads a document, and waits for its load event. */
  readonly load: (url: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. It must survive JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (input: Input) => Promise<void>;
  /** The picture of the window: a PNG in base64. */
  readonly screenshot: () => Promise<string>;
  /** What the page has complained of since the last call. */
  readonly complaints: () => Promise<string[]>;
}

/**
 * Makes an Engine of what differs between drivers: `evaluate` takes an expression whose value is a
 * text.
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
