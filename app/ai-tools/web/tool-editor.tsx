import { api } from '#app/shared/api-client.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { categories, categoryNames } from '../categories.ts';
import type { DeskSuggestion, DeskTool, toolDeskContract } from '../desk.contract.ts';
import { SourceFields } from './source-fields.tsx';
import { knowledgeOf, typedTool } from './typed-tool.ts';

const call = api<typeof toolDeskContract>();

interface ToolEditorProps {
  /** Undefined for a new one. */
  tool: DeskTool | undefined;
  /** The suggestion that becomes a new tool. */
  suggestion?: DeskSuggestion | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const knowledge = [
  { value: '', label: 'Not known' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Publishes or changes a tool; the input stays when the server refuses it. */
export function ToolEditor({ tool, suggestion, onClose, onSaved }: ToolEditorProps) {
  const send = (form: HTMLFormElement) => {
    const body = typedTool(form);
    return tool
      ? call('PUT /admin/ai-tools/{id}', {
          params: { id: tool.id },
          body: { ...body, version: tool.version },
        })
      : call('POST /admin/ai-tools', { body: { ...body, suggestion: suggestion?.id ?? null } });
  };

  return (
    <FormDialog
      wide
      title={tool ? 'Change the tool' : 'Publish a tool'}
      action={tool ? 'Save changes' : 'Publish'}
      send={send}
      onClose={onClose}
      onSent={onSaved}
    >
      {(field) => (
        <>
          <TextField
            label="Name"
            required
            autoComplete="off"
            defaultValue={tool?.name ?? suggestion?.missing?.name}
            {...field('name')}
          />
          <TextField
            label="Website"
            type="url"
            required
            placeholder="https://"
            defaultValue={tool?.website ?? suggestion?.missing?.website}
            {...field('website')}
          />
          <TextArea
            label="What it is for"
            rows={3}
            required
            defaultValue={tool?.description ?? suggestion?.words}
            {...field('description')}
          />
          <SelectField
            label="Category"
            defaultValue={tool?.category}
            options={categoryNames.map((value) => ({ value, label: categories[value] }))}
            {...field('category')}
          />
          <TextField
            label="Tags (optional)"
            autoComplete="off"
            defaultValue={tool?.tags.join(', ')}
            hint="Separated by commas: no-code, open-source"
            {...field('tags')}
          />
          <SelectField
            label="Can be used for free"
            name="free"
            defaultValue={knowledgeOf(tool?.pricing.free)}
            options={knowledge}
          />
          <SelectField
            label="Has paid plans"
            name="paid"
            defaultValue={knowledgeOf(tool?.pricing.paid)}
            options={knowledge}
          />
          <TextField
            label="Price (optional)"
            name="price"
            autoComplete="off"
            defaultValue={tool?.pricing.price_range ?? ''}
            hint="As the source puts it: Free; Pro from US$25 a month"
            error={field('pricing.price_range').error}
          />
          <TextField
            label="Source of the price (if there is one)"
            name="price-source"
            type="url"
            placeholder="https://"
            defaultValue={tool?.pricing.source ?? ''}
            error={field('pricing.source').error}
          />
          <TextField
            label="Date the price was read (if there is one)"
            name="price-as-of"
            type="date"
            defaultValue={tool?.pricing.as_of ?? ''}
            error={field('pricing.as_of').error}
          />
          <SelectField
            label="Has an API"
            name="api"
            defaultValue={knowledgeOf(tool?.api_available)}
            options={knowledge}
          />
          <TextArea
            label="Features (optional)"
            rows={5}
            defaultValue={tool?.features.join('\n')}
            hint="One per line."
            {...field('features')}
          />
          <TextField
            label="Logo (optional)"
            type="url"
            placeholder="https://"
            defaultValue={tool?.logo ?? ''}
            hint="Without one, or if it does not load, we show a placeholder."
            {...field('logo')}
          />
          <SourceFields sources={tool?.sources} fault={(part) => field(`sources.${part}`).error} />
        </>
      )}
    </FormDialog>
  );
}
