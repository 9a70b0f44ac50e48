import { answered, seen, type Section } from './proofs.ts';

/** The Add Courses screen. */
export const addCourses5: Section = {
  'Input must be an array of courses': answered('courses, no array'),
  'At least one course is required': answered('courses, none'),
  'Maximum 500 courses can be added at once': answered('courses, 501'),
};

export const addCourses8: Section = {
  'Courses added successfully!': seen('courses, added'),
  'Failed to add courses': seen('courses, no answer'),
};

export const addCourses9: Section = {
  'at most 500 per upload': () => ({ answered: 'courses, 501', as: 'Maximum 500 courses can be added at once' }),
};
