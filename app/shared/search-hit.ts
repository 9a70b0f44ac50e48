export interface SearchHit {
  title: string;
  /** What distinguishes it from others of its name; never what is gated. */
  detail: string;
  path: string;
}
