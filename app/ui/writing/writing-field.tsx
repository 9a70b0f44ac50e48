import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLoading } from '#app/ui/base/later.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import type { WrittenText } from './text-editor.tsx';

interface WritingFieldProps
  extends
    Omit<WrittenText, 'text' | 'onText' | 'takesFocus'>,
    Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'> {
  name: string;
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
  ...field
}: WritingFieldProps) {
  const [text, setText] = useState(defaultValue);
  const [Editor, setEditor] = useState<ComponentType<WrittenText>>();
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState(false);
  useLoading(load, {
    wanted: !Editor,
    onLoaded: (part) => {
      setBegun(document.activeElement === area.current);
      setEditor(() => part);
    },
    onFailed: () => undefined,
  });
  const change = (typed: string) => {
    setText(typed);
    onText?.();
  };
  if (Editor)
    return (
      <>
        <input type="hidden" name={name} value={text} />
        <Editor text={text} onText={change} takesFocus={begun} {...field} />
      </>
    );
  return (
    <TextArea
      {...field}
      ref={area}
      name={name}
      rows={rows}
      maxLength={maxLength}
      hint={<>{field.hint} You can use Markdown.</>}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
