import { useSortable } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef } from 'react';
import { kindIcons, kindNames } from '#app/courses/lesson-kinds.ts';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { classes } from '#app/ui/base/classes.ts';
import { Icon, type IconName } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import type { Outline } from '../contract.ts';
import type { OutlineItem } from '../flat-outline.ts';
import { stateTexts } from '../lesson-states.ts';
import type { Asked } from './outline-dialog.tsx';

interface OutlineRowProps {
  outline: Outline;
  item: OutlineItem;
  current: boolean;
  onOpen: () => void;
  onAsk: (asked: Asked) => void;
  onStep: (by: 1 | -1) => void;
}

/** A stage or a lesson, with its handle and its menu. */
export function OutlineRow({ outline, item, current, onOpen, onAsk, onStep }: OutlineRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: item.id });
  const isStage = item.kind === 'stage';
  const hasQuiz = outline.stages.some(({ id, quiz }) => id === item.id && quiz);
  const row = useRef<HTMLLIElement>(null);
  // Through the object model: the policy refuses style attributes in markup.
  useLayoutEffect(() => {
    row.current?.style.setProperty('transform', transform ? `translateY(${transform.y}px)` : '');
    row.current?.style.setProperty('transition', transition ?? '');
  }, [transform, transition]);
  return (
    <li
      ref={(node) => {
        row.current = node;
        setNodeRef(node);
      }}
      className={classes(
        'outline-row',
        isStage && 'outline-stage',
        current && 'outline-current',
        isDragging && 'outline-lifted',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="outline-handle"
        {...attributes}
        {...listeners}
        aria-label={`Move ${item.title}`}
      >
        <Icon name="grip-vertical" />
      </button>
      {isStage ? (
        <Stage outline={outline} item={item} />
      ) : (
        <Lesson outline={outline} item={item} current={current} onOpen={onOpen} />
      )}
      <Menu
        label={`Actions for ${item.title}`}
        triggerClassName="icon-button icon-button-small"
        align="end"
        trigger={<Icon name="ellipsis" />}
      >
        <ul>
          {isStage && (
            <>
              <Action
                icon="plus"
                label="Add a lesson"
                onPress={() => onAsk({ kind: 'add-lesson', stage: item.id })}
              />
              {!hasQuiz && (
                <Action
                  icon="file-question-mark"
                  label="Add a quiz"
                  onPress={() => onAsk({ kind: 'add-quiz', stage: item.id })}
                />
              )}
              <Action
                icon="pencil"
                label="Rename"
                onPress={() => onAsk({ kind: 'rename-stage', id: item.id, title: item.title })}
              />
            </>
          )}
          <Action icon="arrow-up" label="Move up" onPress={() => onStep(-1)} />
          <Action icon="arrow-down" label="Move down" onPress={() => onStep(1)} />
          {!isStage && (
            <Action
              icon="list-tree"
              label="Move to a stage"
              onPress={() => onAsk({ kind: 'move-lesson', id: item.id, title: item.title })}
            />
          )}
          <Action
            icon="trash"
            label="Delete"
            onPress={() =>
              onAsk({
                kind: isStage ? 'delete-stage' : 'delete-lesson',
                id: item.id,
                title: item.title,
              })
            }
          />
        </ul>
      </Menu>
    </li>
  );
}

function Stage({ outline: { stages }, item }: { outline: Outline; item: OutlineItem }) {
  const index = stages.findIndex(({ id }) => id === item.id);
  return (
    <div className="outline-title">
      <span className="text-small text-faint">Stage {index + 1}</span>
      <b>{item.title}</b>
    </div>
  );
}

interface LessonProps {
  outline: Outline;
  item: OutlineItem;
  current: boolean;
  onOpen: () => void;
}

function Lesson({ outline: { id, stages }, item, current, onOpen }: LessonProps) {
  const lesson = stages.flatMap(({ lessons }) => lessons).find((each) => each.id === item.id);
  if (!lesson) return null;
  return (
    <AppLink
      className="outline-title"
      to={authorDeskPath(id, item.id)}
      aria-current={current ? 'page' : undefined}
      preventScrollReset
      onClick={onOpen}
    >
      <span className={`outline-mark outline-mark-${lesson.state}`}>
        {lesson.state === 'live' && <Icon name="check" />}
      </span>
      <span>
        {item.title}
        <span className="visually-hidden">
          , {kindNames[lesson.kind]}, {stateTexts[lesson.state]}
        </span>
        {!lesson.written && <span className="text-small text-faint"> No text yet</span>}
      </span>
      <span className="outline-facts text-small text-faint tabular">
        {lesson.minutes || ''}
        <Icon name={kindIcons[lesson.kind]} />
      </span>
    </AppLink>
  );
}

const Action = ({
  icon,
  label,
  onPress,
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
}) => (
  <li>
    <button type="button" className="menu-item" onClick={onPress}>
      <Icon name={icon} /> {label}
    </button>
  </li>
);
