import type { Feature } from '#app/platform/feature.ts';
import { practicePersonalData } from './server/personal-data.service.ts';

export const practice: Feature = { name: 'practice', personalData: practicePersonalData };
