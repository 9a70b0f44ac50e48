import { Icon } from '#app/ui/base/icon.tsx';
import { useState } from 'react';
import { Badge, Tag } from '#app/ui/base/badge.tsx';
import { Button, ButtonLink, type ButtonProps } from '#app/ui/base/button.tsx';
import { Chip, ChipRow } from '#app/ui/base/chip.tsx';
import { CodeChip, CopyButton } from '#app/ui/base/copy-button.tsx';
import { IconButton, IconLink } from '#app/ui/base/icon-button.tsx';
import { Breadcrumb } from '#app/ui/frame/breadcrumb.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { SegmentedLinks } from '#app/ui/base/segmented.tsx';
import { Tabs } from '#app/ui/base/tabs.tsx';
import { Stars } from '#app/ui/base/stars.tsx';
import { Panel, type FieldInk } from '#app/ui/base/surface.tsx';
import { KitGroup, KitSection } from './kit-section.tsx';

const variants = [
  'primary',
  'secondary',
  'quiet',
  'danger',
  'light',
  'gold',
] as const satisfies readonly ButtonProps['variant'][];
const inks = [
  'dawn',
  'genda',
  'sky',
  'blush',
  'mint',
  'rani',
  'night',
] as const satisfies readonly FieldInk[];

function Buttons() {
  return (
    <KitSection title="Buttons">
      {variants.map((variant) => (
        <KitGroup key={variant} title={variant}>
          <div
            className={`row kit-swatch ${variant === 'light' || variant === 'gold' ? 'field-night' : ''}`}
          >
            <Button variant={variant} size="large" thruster={<Icon name="arrow-up-right" />}>
              Register Now
            </Button>
            <Button variant={variant} thruster={<Icon name="play" />}>
              Continue Course
            </Button>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} size="small">
              Save
            </Button>
            <Button variant={variant} disabled thruster={<Icon name="lock" />}>
              Pay Now
            </Button>
            <Button variant={variant} busy>
              Saving
            </Button>
          </div>
        </KitGroup>
      ))}
      <KitGroup title="Links, block, busy and icons">
        <div className="row">
          <ButtonLink to="/courses" variant="secondary">
            Explore courses
          </ButtonLink>
          <ButtonLink to="/register" size="small">
            Register
          </ButtonLink>
          <IconButton label="Notifications" icon={<Icon name="bell" />} />
          <IconButton label="Settings" icon={<Icon name="settings" />} outlined />
          <IconButton label="Add" icon={<Icon name="plus" />} small />
          <IconLink to="/contact" label="Write to us" icon={<Icon name="arrow-up-right" />} />
        </div>
        <Button block busy thruster={<Icon name="lock" />}>
          Paying
        </Button>
      </KitGroup>
      <KitGroup title="On fields of colour">
        <div className="grid grid-cards">
          {inks.map((field) => (
            <Panel key={field} field={field} className="stack">
              <b className="heading-4">{field}</b>
              <p className="text-soft">Two bills, one smaller.</p>
              <div className="row">
                <Button
                  thruster={<Icon name="arrow-up-right" />}
                  variant={field === 'rani' || field === 'night' ? 'light' : 'primary'}
                >
                  Go
                </Button>
                <Button variant="secondary">Later</Button>
              </div>
            </Panel>
          ))}
        </div>
      </KitGroup>
    </KitSection>
  );
}

function Labels() {
  const kinds = ['neutral', 'new', 'trend', 'gold', 'ink', 'ok', 'warn', 'bad', 'info'] as const;
  return (
    <KitSection title="Labels">
      <div className="row">
        {kinds.map((kind) => (
          <Badge key={kind} kind={kind}>
            {kind}
          </Badge>
        ))}
        <Tag>Climate</Tag>
        <CodeChip>SPRING30</CodeChip>
        <CopyButton
          value="SPRING30"
          label="Copy the code SPRING30"
          copied="Code SPRING30 has been copied"
          failed="Failed to copy code"
        />
      </div>
      <div className="row">
        <Stars rating={4.6} count={128} />
        <Stars rating={3} />
      </div>
      <Breadcrumb
        items={[
          { label: 'Home', to: '/' },
          { label: 'Courses', to: '/courses' },
          { label: 'The no-code app lab' },
        ]}
      />
    </KitSection>
  );
}

function Switching() {
  const [tab, setTab] = useState<'notes' | 'tasks' | 'quiz'>('notes');
  const [topics, setTopics] = useState<readonly string[]>(['AI']);
  const toggle = (topic: string, pressed: boolean) =>
    setTopics((before) => (pressed ? [...before, topic] : before.filter((each) => each !== topic)));
  return (
    <KitSection title="Switching">
      <KitGroup title="Tabs">
        <div>
          <Tabs
            label="Lesson"
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'notes', label: 'Notes', panel: 'Blocks, spacing, thumbs.' },
              { id: 'tasks', label: 'Tasks', panel: 'Sketch three screens on paper.' },
              {
                id: 'quiz',
                label: 'One question',
                panel: 'What does an empty state owe its reader?',
              },
            ]}
          />
        </div>
      </KitGroup>
      <KitGroup title="Links, chips, pages">
        <div>
          <SegmentedLinks
            label="Kind of hackathon"
            links={[
              { to: '/dev/kit', label: 'All', current: true },
              { to: '/dev/kit?kind=ai', label: 'AI', current: false },
              { to: '/dev/kit?kind=web3', label: 'Web3', current: false },
            ]}
          />
        </div>
        <ChipRow label="Topics">
          {['AI', 'Apps', 'Automation', 'Voice'].map((topic) => (
            <Chip
              key={topic}
              pressed={topics.includes(topic)}
              onToggle={(pressed) => toggle(topic, pressed)}
            >
              {topic}
            </Chip>
          ))}
        </ChipRow>
        <Pagination page={1} pages={5} addressOf={(page) => `/dev/kit?page=${page}`} />
        <Pagination
          page={3}
          pages={5}
          addressOf={(page) => `/dev/kit?from=${page}`}
          label="Pages in the middle"
        />
      </KitGroup>
    </KitSection>
  );
}

export const KitControls = () => (
  <>
    <Buttons />
    <Labels />
    <Switching />
  </>
);
