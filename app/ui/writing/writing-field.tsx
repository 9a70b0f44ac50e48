import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLoading } from '#app/ui/base/later.tsx';
import { tooLongText } from '#app/shared/text-rules.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import type { WrittenText } from './text-editor.tsx';

interface WritingFieldProps
  extends
    Omit<WrittenText, 'text' | 'onText' | 'cursor'>,
    Pick<ComponentProps<'textarea'>, 'rows'> {
  name: string;
  /** Characters of Markdown. A longer text is kept, and the field says by how much it is too long. */
  maxLength: number;
  /** Markdown. */
  defaultValue?: string;
  /** Called after every change. */
  onText?: () => void;
  /** Loads the editor, by `partOf`. */
  load: () => Promise<ComponentType<WrittenText>>;
}

/**
 * A long text in a form, written as it looks. Its editor comes later: until then, and if it does
 * not, the Markdown is typed.
 */
export function WritingField({
  name,
  defaultValue = '',
  rows,
  maxLength,
  onText,
  load,
  error,
  ...rest
}: WritingFieldProps) {
  const [text, setText] = useState(defaultValue);
  const [Editor, setEditor] = useState<ComponentType<WrittenText>>();
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number>();
  useLoading(load, {
    wanted: !Editor,
    onLoaded: (part) => {
      if (area.current && document.activeElement === area.current)
        setCursor(area.current.selectionEnd);
      setEditor(() => part);
    },
    onFailed: () => undefined,
  });
  const change = (typed: string) => {
    setText(typed);
    onText?.();
  };
  const field = { ...rest, error: lengthFault(text, maxLength) ?? error };
  if (Editor)
    return (
      <>
        <input type="hidden" name={name} value={text} />
        <Editor text={text} onText={change} cursor={cursor} {...field} />
      </>
    );
  return (
    <TextArea
      {...field}
      ref={area}
      name={name}
      rows={rows}
      hint={<>{field.hint} You can use Markdown.</>}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** As the server counts: without the spaces around it. */
function lengthFault(text: string, most: number): string | undefined {
  const over = text.trim().length - most;
  return over > 0 ? `${tooLongText(most)}. This text has ${over} too many.` : undefined;
}
