// What features may call that import packages.
export { beginPackage, removePackage, withPackage } from './packages.service.ts';
