import { Course } from '#app/courses/contract.ts';
import { areCounted } from './measures.ts';
import {
  answered,
  both,
  fieldOf,
  measured,
  provedIn,
  ruled,
  seen,
  type Section,
} from './proofs.ts';

/** The Add Courses screen. */
export const addCourses2: Section = {
  'An input area to paste a JSON array of courses': measured('courses, added', (page) =>
    areCounted(page.getByRole('textbox', { name: 'A JSON array of courses' }), 1),
  ),
  'and a submit action': measured('courses, added', (page) =>
    areCounted(page.getByRole('button', { name: 'Add courses' }), 1),
  ),
};

const fields = (schema: Parameters<typeof fieldOf>[0], names: readonly string[]) =>
  both(...names.map((name) => () => fieldOf(schema)(name)));

export const courses3: Section = {
  'instructor {name, title, image}': fields(Course.shape.instructor, ['name', 'title', 'image']),
  'courseContent (list of {title, duration, lessons: list of strings})': fields(
    Course.shape.courseContent.element,
    ['title', 'duration', 'lessons'],
  ),
  'faqs (list of {question, answer})': fields(Course.shape.faqs.element, ['question', 'answer']),
};

export const addCourses4: Section = {
  'on success a success toast': measured('courses, added', (page) =>
    areCounted(page.locator('.toast-success').getByText('Courses added successfully!'), 1),
  ),
  'otherwise a failure toast': measured('courses, no answer', (page) =>
    areCounted(page.locator('.toast-error').getByText('Failed to add courses'), 1),
  ),
  'one create call is made per item': ruled(
    7,
    provedIn('app/courses/server/import.test.ts', 'five hundred are added at once in order'),
  ),
};

export const addCourses5: Section = {
  'must parse as JSON': () => ({ answered: 'courses, no JSON', as: 'courses/import-unreadable' }),
  'Input must be an array of courses': answered('courses, no array'),
  'At least one course is required': answered('courses, none'),
  'Maximum 500 courses can be added at once': answered('courses, 501'),
};

export const addCourses8: Section = {
  'Courses added successfully!': seen('courses, added'),
  'Failed to add courses': seen('courses, no answer'),
  'No courses available at the moment.': seen('no courses'),
  'Course Not Found': seen('a course that is not there'),
};

export const addCourses9: Section = {
  'at most 500 per upload': () => ({
    answered: 'courses, 501',
    as: 'Maximum 500 courses can be added at once',
  }),
};
