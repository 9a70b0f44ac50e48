import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { indianDate } from '#app/shared/indian-time.ts';
import { Button } from '#app/ui/base/button.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import type { Source } from '../contract.ts';
import './source-fields.css';

const mostSources = 10;

interface SourceFieldsProps {
  sources: readonly Source[] | undefined;
  /** The error of one part, such as `0.url`. */
  fault: (part: string) => string | undefined;
}

/** Where the facts about a tool were found, and when. */
export function SourceFields({ sources, fault }: SourceFieldsProps) {
  const blank = () => ({ url: '', title: '', date: indianDate(new Date()) });
  const [rows, setRows] = useState(() =>
    (sources ?? [blank()]).map((source, key) => ({ ...source, key })),
  );
  const add = () =>
    setRows((before) => [
      ...before,
      { ...blank(), key: Math.max(-1, ...before.map(({ key }) => key)) + 1 },
    ]);
  return (
    <fieldset className="source-fields">
      <legend className="strong">Sources</legend>
      {rows.map(({ key, url, title, date }, index) => (
        <fieldset key={key} className="source-fields-one">
          <legend className="visually-hidden">Source {index + 1}</legend>
          <TextField
            label="Address"
            name="source-url"
            type="url"
            required
            placeholder="https://"
            defaultValue={url}
            error={fault(`${index}.url`)}
          />
          <TextField
            label="Title"
            name="source-title"
            required
            defaultValue={title}
            error={fault(`${index}.title`)}
          />
          <TextField
            label="Read on"
            name="source-date"
            type="date"
            required
            defaultValue={date}
            error={fault(`${index}.date`)}
          />
          {rows.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => setRows((before) => before.filter((row) => row.key !== key))}
            >
              <Icon name="x" /> Remove<span className="visually-hidden"> source {index + 1}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {rows.length < mostSources && (
        <div>
          <Button size="small" variant="secondary" onClick={add}>
            <Icon name="plus" /> Add a source
          </Button>
        </div>
      )}
    </fieldset>
  );
}
