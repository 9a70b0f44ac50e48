export type HighlightState = 'shown' | 'pinned' | 'scheduled' | 'unpublished';

interface Dates {
  /** Shown from this time on. */
  datedAt: Date;
  pinnedUntil: Date | null;
  unpublishedAt: Date | null;
}

export function highlightStateAt(
  { datedAt, pinnedUntil, unpublishedAt }: Dates,
  now: Date,
): HighlightState {
  if (unpublishedAt) return 'unpublished';
  if (now < datedAt) return 'scheduled';
  return pinnedUntil && now < pinnedUntil ? 'pinned' : 'shown';
}
