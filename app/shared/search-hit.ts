export interface SearchHit {
  title: string;
  /** What distinguishes it from others of its name; never what is gated. */
  detail: string;
  path: string;
}

/** A hit as its source finds it: with what may be quoted of it, sentence by sentence. */
export interface FoundText extends SearchHit {
  text?: string;
}
