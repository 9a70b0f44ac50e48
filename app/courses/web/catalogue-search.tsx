import { PlainSubmit } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Chip, ChipRow } from '#app/ui/base/chip.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import './catalogue-search.css';

interface CatalogueSearchProps {
  text: string;
  topic: string;
  topics: readonly string[];
  onText: (text: string) => void;
  onTopic: (topic: string) => void;
}

/**
 * The search box and a chip for each topic. Before JavaScript it is a plain form whose answer is
 * the same list, filtered.
 */
export function CatalogueSearch({ text, topic, topics, onText, onTopic }: CatalogueSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  const typing = useNavigationType() === NavigationType.Replace;

  // While one types the box leads and the address follows; otherwise (arrival, Back, clearing) the
  // box follows the address.
  useEffect(() => {
    if (!typing && text !== shown.current && input.current) input.current.value = text;
    shown.current = text;
  }, [typing, text]);

  return (
    <form
      className="catalogue-search"
      role="search"
      action="/courses"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        ref={input}
        label="Search courses"
        hideLabel
        type="search"
        name="q"
        icon={<Icon name="search" aria-hidden="true" />}
        defaultValue={text}
        placeholder="Try “payments” or “phone”"
        autoComplete="off"
        onChange={(event) => onText(event.currentTarget.value.trim())}
      />
      <ChipRow label="Topic">
        {['', ...topics].map((each) => (
          <Chip
            key={each}
            pressed={topic === each}
            onToggle={(pressed) => onTopic(pressed ? each : '')}
          >
            {each || 'All topics'}
          </Chip>
        ))}
      </ChipRow>
      <PlainSubmit>Search</PlainSubmit>
    </form>
  );
}
