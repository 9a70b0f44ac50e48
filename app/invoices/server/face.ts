// What other features may call.
export { issueInvoice, issueRefundNote } from './service.ts';
export { documentSums } from './sums.queries.ts';
