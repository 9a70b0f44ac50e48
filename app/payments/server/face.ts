// What other features may call.
export {
  type PaidOrder,
  hasPurchased,
  lastPaymentOf,
  ordersOf,
  ownOrders,
  sharedPayerSigns,
} from './service.ts';
