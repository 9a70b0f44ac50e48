// What other features may call.
export { issueCertificate } from './service.ts';
export { chooseToStay, validNumberOf, withdrawnNumberOf } from './queries.ts';
