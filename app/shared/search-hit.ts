export interface SearchHit {
  title: string;
  /** Distinguishes it from others of the same name; never gated content. */
  detail: string;
  path: string;
}

/** A hit as its source finds it, with the text that may be quoted, sentence by sentence. */
export interface FoundText extends SearchHit {
  text?: string;
}
