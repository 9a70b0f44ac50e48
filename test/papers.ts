/** A seller with a GSTIN, as an admin states it. */
export const seller = {
  name: 'Liftoff Learning Private Limited',
  address: '12 Lamington Road\nMumbai 400007',
  state: '27',
  gstin: '27AAPFU0939F1ZV',
  sac: '999293',
  ratePercent: 18,
};
