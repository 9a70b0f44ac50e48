import type { ComponentProps } from 'react';
import { TextArea } from '#app/ui/form/text-area.tsx';
import './source-area.css';

/** A text with its marks, in the type of code. */
export const SourceArea = (props: Omit<ComponentProps<typeof TextArea>, 'className'>) => (
  <TextArea className="source-area" {...props} />
);
