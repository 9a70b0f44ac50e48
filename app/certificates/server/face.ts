// What other features may call.
export { issueCertificate, validCertificatesAbout } from './service.ts';
export { chooseToStay, validNumberOf, withdrawnNumberOf } from './queries.ts';
