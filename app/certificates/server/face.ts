// What other features may call.
export { issueCertificate } from './service.ts';
export { validNumberOf } from './queries.ts';
