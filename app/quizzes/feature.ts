import type { Feature } from '#app/platform/feature.ts';
import { quizzesPersonalData } from './server/personal-data.service.ts';

export const quizzes: Feature = { name: 'quizzes', personalData: quizzesPersonalData };
