import type { Feature } from '#app/platform/feature.ts';
import { auditPersonalData } from './server/personal-data.service.ts';

export const audit: Feature = { name: 'audit', personalData: auditPersonalData };
