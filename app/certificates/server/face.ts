// What other features may call.
export { issueCertificate, validCertificatesAbout } from './service.ts';
export {
  chooseToStay,
  presentCertificatesOf,
  validCertificatesFor,
  validNumberOf,
  withdrawnNumberOf,
} from './queries.ts';
