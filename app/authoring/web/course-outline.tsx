import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Fragment, useState, type ReactNode } from 'react';
import {
  cartridgePath,
  courseFiguresPath,
  draftPreviewPath,
  pageEditorPath,
  projectEditorPath,
} from '#app/shared/author-desk-path.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Button, ButtonLink } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { later } from '#app/ui/base/later.tsx';
import { partOf } from '#app/ui/base/part-of.ts';
import type { Outline } from '../contract.ts';
import { flatOutline, placeAt, placeText, type OutlineItem } from '../flat-outline.ts';
import { CourseExport } from './course-export.tsx';
import { OutlineRow } from './outline-row.tsx';
import type { Asked } from './outline-dialog.tsx';
import { QuizRow } from './quiz-row.tsx';
import { useOutlineChanges } from './use-outline-changes.ts';
import './course-outline.css';

const OutlineDialog = later(partOf(() => import('./outline-dialog.tsx'), 'OutlineDialog'));

interface CourseOutlineProps {
  outline: Outline;
  /** The lesson or the quiz in the editor. */
  current: string | undefined;
  onOpen: () => void;
  /** Of other features, at the end. */
  tools: ReactNode;
}

/** The stages and lessons: opened by their links, moved by dragging, by keys or by their menus. */
export function CourseOutline({ outline, current, onOpen, tools }: CourseOutlineProps) {
  const items = flatOutline(outline);
  const { put, busy } = useOutlineChanges(outline.id);
  const [asked, setAsked] = useState<Asked>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) put(placeAt(items, String(active.id), indexOf(over.id)));
  };
  return (
    <>
      <div className="row row-between course-outline-head">
        <h2 className="heading-4">Outline</h2>
        <Button size="small" variant="quiet" onClick={() => setAsked({ kind: 'add-stage' })}>
          <Icon name="plus" /> Stage
        </Button>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsOf(items),
          screenReaderInstructions: { draggable: instructions },
        }}
      >
        <SortableContext items={items} strategy={verticalListSortingStrategy}>
          <ol className="course-outline" aria-label="Stages and lessons" aria-busy={busy}>
            {items.map((item, index) => (
              <Fragment key={item.id}>
                <OutlineRow
                  outline={outline}
                  item={item}
                  current={item.id === current}
                  onOpen={onOpen}
                  onAsk={setAsked}
                  onStep={(by) => put(placeAt(items, item.id, stepped(items, index, by)))}
                />
                {quizzesAfter(outline, item.id).map(({ quiz, stage }) => (
                  <QuizRow
                    key={quiz.id}
                    courseId={outline.id}
                    stage={stage}
                    quiz={quiz}
                    current={quiz.id === current}
                    onOpen={onOpen}
                    onAsk={setAsked}
                  />
                ))}
              </Fragment>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div className="course-outline-foot">
        <AppLink className="link only-small" to={draftPreviewPath(outline.id)}>
          Preview the draft
        </AppLink>
        <CourseExport id={outline.id} slug={outline.slug} />
        <ButtonLink size="small" variant="quiet" to={pageEditorPath(outline.id)}>
          <Icon name="image" /> Page and cover
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" to={projectEditorPath(outline.id)}>
          <Icon name="list-checks" /> Project
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" to={cartridgePath(outline.id)}>
          <Icon name="package-open" /> Common Cartridge
        </ButtonLink>
        {outline.published && (
          <ButtonLink size="small" variant="quiet" to={courseFiguresPath(outline.id)}>
            <Icon name="chart-column" /> Figures
          </ButtonLink>
        )}
        {tools}
      </div>
      {asked && (
        <OutlineDialog
          outline={outline}
          asked={asked}
          onClose={() => setAsked(undefined)}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

/** The quiz of the stage that ends with this item. */
const quizzesAfter = ({ stages }: Outline, id: string) =>
  stages.flatMap(({ id: stageId, lessons, quiz }, index) =>
    quiz && (lessons.at(-1)?.id ?? stageId) === id ? { quiz, stage: index + 1 } : [],
  );

/** The index one step up or down: a stage steps over all of its neighbour. */
function stepped(items: readonly OutlineItem[], index: number, by: 1 | -1): number {
  if (items[index]?.kind === 'lesson') return index + by;
  const stages = items.filter(({ kind }) => kind === 'stage');
  const neighbour = stages[stages.findIndex(({ id }) => id === items[index]?.id) + by];
  return neighbour ? items.indexOf(neighbour) : index;
}

const instructions =
  'Press Space to lift. While it is lifted, the arrow keys move it, Space drops it, and Escape puts it back.';

function announcementsOf(items: readonly OutlineItem[]): Announcements {
  const titleOf = (id: unknown) => items.find((item) => item.id === id)?.title ?? '';
  const placeOver = (active: unknown, over: unknown) => {
    const index = items.findIndex((item) => item.id === over);
    return placeText(items, placeAt(items, String(active), index));
  };
  return {
    onDragStart: ({ active }) => `${titleOf(active.id)} is lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)}: ${placeOver(active.id, over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} is dropped: ${placeOver(active.id, over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back where it was.`,
  };
}
