export { grievanceOfficer } from './settings.service.ts';
