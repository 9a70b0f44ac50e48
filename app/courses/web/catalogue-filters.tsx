import { useState } from 'react';
import { Button, PlainSubmit } from '#app/ui/base/button.tsx';
import { Chip, ChipRow } from '#app/ui/base/chip.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { ShowAllButton } from '#app/ui/list/show-all-button.tsx';
import { filterNames, lengths, traits, type FilterName } from '../catalogue-filter.ts';
import { countText } from '../course-facts.ts';
import { levels } from '../levels.ts';
import type { CourseFacets } from '../search.contract.ts';
import type { CatalogueFilterControl } from './use-catalogue-filter.ts';
import './catalogue-filters.css';

const Drawer = later(partOf(() => import('#app/ui/dialog/drawer.tsx'), 'Drawer'));

interface FiltersProps {
  filter: CatalogueFilterControl;
  facets: CourseFacets;
}

interface ChoiceOf {
  name: FilterName;
  value: string;
  label: string;
  count: number;
}

/** All choices with their labels; kinds that no course has are empty. */
function choicesOf({ topic, level, length, trait }: CourseFacets) {
  const choices = <Value extends string>(
    name: FilterName,
    labels: Readonly<Record<Value, string>>,
    values: readonly { value: Value; count: number }[],
  ): ChoiceOf[] => values.map((each) => ({ name, label: labels[each.value], ...each }));
  return {
    topic: topic.map((each): ChoiceOf => ({ name: 'topic', ...each })),
    level: choices('level', levels, level),
    length: choices('length', lengths, length),
    trait: trait.map(({ value, count }): ChoiceOf => ({
      name: value,
      value: 'yes',
      label: traits[value],
      count,
    })),
  };
}

/** On wide screens the filters are on the left. */
export const CatalogueFilters = (props: FiltersProps) => (
  <div className="catalogue-filters">
    <Choices {...props} />
    <PlainSubmit>Show courses</PlainSubmit>
  </div>
);

/**
 * The chosen filters, each with a button to remove it, and on narrow screens the button to all
 * filters.
 */
export function ChosenFilters({ filter, facets, total }: FiltersProps & { total: number }) {
  const [open, setOpen] = useState(false);
  const all = Object.values(choicesOf(facets)).flat();
  const chosen = filterNames.flatMap((name) =>
    filter.chosen(name).map((value) => ({
      name,
      value,
      label: all.find((each) => each.name === name && each.value === value)?.label ?? value,
    })),
  );
  return (
    <>
      <ChipRow label="Filters" className="chip-row catalogue-chosen">
        <Button
          className="catalogue-open"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="sliders-horizontal" /> Filters
          {filter.count > 0 && `, ${filter.count} on`}
        </Button>
        {chosen.map(({ name, value, label }) => (
          <Chip key={name + value} pressed onToggle={() => filter.toggle(name, value)}>
            {label}
            <Icon name="x" />
          </Chip>
        ))}
        {chosen.length > 1 && (
          <ShowAllButton variant="quiet" size="small" onClick={filter.clearChoices}>
            {chosen.length === 2 ? 'Clear both' : 'Clear all'}
          </ShowAllButton>
        )}
      </ChipRow>
      {open && (
        <Drawer
          open
          onClose={() => setOpen(false)}
          label="Filters"
          heading={<h2 className="heading-4">Filters</h2>}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Show {countText(total, 'course')}</Button>
              {filter.count > 0 && (
                <ShowAllButton variant="quiet" onClick={filter.clearChoices}>
                  Clear filters
                </ShowAllButton>
              )}
            </>
          }
        >
          <div className="catalogue-sheet">
            <Choices filter={filter} facets={facets} />
          </div>
        </Drawer>
      )}
    </>
  );
}

/** The others are behind "more topics". */
const topicsShown = 6;

function Choices({ filter, facets }: FiltersProps) {
  const { topic, level, length, trait } = choicesOf(facets);
  const isChosen = ({ name, value }: ChoiceOf) => filter.chosen(name).includes(value);
  const first = topic.filter((each, index) => index < topicsShown || isChosen(each));
  const others = topic.filter((each) => !first.includes(each));
  const boxes = (choices: readonly ChoiceOf[]) =>
    choices.map((choice) => (
      <CheckField
        key={choice.name + choice.value}
        className={choice.count === 0 ? 'catalogue-none' : undefined}
        name={choice.name}
        value={choice.value}
        label={choice.label}
        count={choice.count}
        checked={isChosen(choice)}
        onChange={() => filter.toggle(choice.name, choice.value)}
      />
    ));
  const kind = (legend: string, choices: readonly ChoiceOf[]) =>
    choices.length > 0 && (
      <fieldset className="catalogue-kind">
        <legend>{legend}</legend>
        {boxes(choices)}
      </fieldset>
    );
  return (
    <>
      {topic.length > 0 && (
        <fieldset className="catalogue-kind">
          <legend>Topic</legend>
          {boxes(first)}
          {others.length > 0 && (
            <details className="catalogue-more">
              <summary className="link text-small">
                {countText(others.length, 'more topic')}
              </summary>
              {boxes(others)}
            </details>
          )}
        </fieldset>
      )}
      {kind('Level', level)}
      {kind('Length', length)}
      {trait.length > 0 && <div className="catalogue-kind">{boxes(trait)}</div>}
    </>
  );
}
