// What other features may call.
export { areSeatsHeld } from './orders/seats.queries.ts';
export { lockSeats, noteRedeemed } from './orders/seats.service.ts';
export { hasPurchased, lastPaymentAbout, orderHistory } from './orders/history.service.ts';
export { takingsOf } from './orders/history.queries.ts';
export { reservedRewardsAbout } from './orders/rewards.service.ts';
export { sharedPayerSigns } from './orders/payers.service.ts';
export { guaranteeOver } from '../refund-rules.ts';
export type { PaidOrder } from './ports.ts';
