// What other features may call.
export { issueCertificate } from './service.ts';
export { chooseToStay, validNumberOf } from './queries.ts';
