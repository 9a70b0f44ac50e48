import { blankItem, type ItemFields } from '../practice-fields.ts';
import { PracticeRows } from './practice-rows.tsx';
import { Words } from './practice-words.tsx';

interface PracticeItemsProps {
  items: ItemFields[];
  onItems: (items: ItemFields[]) => void;
}

export const PracticeItems = ({ items, onItems }: PracticeItemsProps) => (
  <PracticeRows
    name="items"
    noun="Item"
    label="Items, in the right order"
    rows={items}
    least={3}
    most={8}
    onEdit={(edit) => onItems(edit(items, blankItem))}
  >
    {(item, place) => (
      <>
        <Words
          name={`items.${place}.text`}
          label="Text"
          value={item.text}
          most={300}
          onText={(text) => onItems(items.with(place, { ...item, text }))}
        />
        <Words
          name={`items.${place}.hint`}
          label="Hint (optional)"
          hint="Shown if it is the first one out of place."
          value={item.hint}
          most={600}
          onText={(hint) => onItems(items.with(place, { ...item, hint }))}
        />
      </>
    )}
  </PracticeRows>
);
