import type { ComponentProps } from 'react';
import { kindNames, lessonKinds, type LessonKind } from '#app/courses/lesson-kinds.ts';
import { SelectField } from '#app/ui/form/select-field.tsx';

const options = lessonKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));

/** The kind that a field of this value names. */
export const kindIn = (value: string): LessonKind =>
  lessonKinds.find((kind) => kind === value) ?? 'reading';

export const LessonKindField = (field: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField label="Kind" options={options} {...field} />
);
