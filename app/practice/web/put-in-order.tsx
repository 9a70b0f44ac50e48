import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { classes } from '#app/ui/base/classes.ts';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import type { PracticeState } from '../contract.ts';
import './put-in-order.css';

interface PutInOrderProps extends Pick<PracticeState, 'outcome' | 'marks'> {
  order: readonly string[];
  onOrder: (order: string[]) => void;
}

/** Space lifts an item and the arrows move it; the chevrons and the grip do so for a pointer. */
export function PutInOrder({ order, onOrder, outcome, marks }: PutInOrderProps) {
  const inPlace = marks.filter((mark) => mark === 'right').length;
  const list = useRef<HTMLOListElement>(null);
  const help = useId();
  const { lifted, told, move, toggle, putBack } = useLift(order, onOrder, inPlace);

  // A browser takes the focus from an element that changes places.
  useLayoutEffect(() => {
    if (lifted === undefined) return;
    const place = order.indexOf(lifted);
    list.current?.children[place]?.querySelector<HTMLElement>('.order-item')?.focus();
  }, [lifted, order]);

  const press = (event: KeyboardEvent, item: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape' && lifted !== undefined) putBack();
    else if (step && lifted === item) move(item, order.indexOf(item) + step);
    else return;
    event.preventDefault();
  };
  const drag = useDrag(list, move);
  return (
    <>
      <p id={help} className="visually-hidden">
        Space lifts it. Then the arrow keys move it, Space drops it, and Escape puts it back.
      </p>
      <ol ref={list} className="order-list" {...drag}>
        {order.map((item, place) => (
          <li
            key={item}
            data-item={item}
            className={classes(
              item === lifted && 'order-lifted',
              place < inPlace && outcome !== 'shown' && 'order-right',
              outcome === 'shown' && 'order-shown',
            )}
          >
            <span aria-hidden="true" />
            {place < inPlace || outcome !== 'open' ? (
              <>
                <span>{item}</span>
                <span className="order-moves">
                  <Icon name="check" />
                </span>
              </>
            ) : (
              <>
                <button
                  type="button"
                  className="order-item"
                  aria-pressed={item === lifted}
                  aria-describedby={help}
                  onClick={() => toggle(item)}
                  onKeyDown={(event) => press(event, item)}
                >
                  <Icon name="grip-vertical" className="order-grip" />
                  {item}
                </button>
                <span className="order-moves">
                  <IconButton
                    small
                    label={`Move up: ${item}`}
                    icon={<Icon name="chevron-up" />}
                    onClick={() => move(item, place - 1)}
                  />
                  <IconButton
                    small
                    label={`Move down: ${item}`}
                    icon={<Icon name="chevron-down" />}
                    onClick={() => move(item, place + 1)}
                  />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      {lifted !== undefined && (
        <p className="practice-remark">Lifted: arrow keys move it, Space drops it.</p>
      )}
      <p aria-live="polite" className="visually-hidden">
        {told}
      </p>
    </>
  );
}

/** One item at a time is lifted. The first ones may be in their place already. */
function useLift(order: readonly string[], onOrder: (order: string[]) => void, inPlace: number) {
  const [lift, setLift] = useState<{ item: string; from: readonly string[] }>();
  const [told, setTold] = useState('');
  const at = (place: number) => `${place + 1} of ${order.length}`;
  return {
    lifted: lift?.item,
    told,
    move: (item: string, to: number): void => {
      if (to < inPlace || to >= order.length || order[to] === item) return;
      onOrder(order.filter((other) => other !== item).toSpliced(to, 0, item));
      setTold(`${item}: ${at(to)}`);
    },
    toggle: (item: string): void => {
      const drops = lift?.item === item;
      setLift(drops ? undefined : { item, from: order });
      setTold(`${item}: ${drops ? 'dropped' : 'lifted'}, ${at(order.indexOf(item))}`);
    },
    putBack: (): void => {
      if (!lift) return;
      onOrder([...lift.from]);
      setLift(undefined);
      setTold(`${lift.item}: put back, ${at(lift.from.indexOf(lift.item))}`);
    },
  };
}

/** The list follows the pointer: an item that changes places would lose it. */
function useDrag(
  list: { current: HTMLOListElement | null },
  move: (item: string, to: number) => void,
) {
  const dragged = useRef<string>(undefined);
  const end = () => void (dragged.current = undefined);
  return {
    onPointerDown: ({ target, pointerId }: PointerEvent) => {
      const grip = (target as Element).closest('.order-grip');
      dragged.current = grip?.closest('li')?.dataset['item'];
      if (dragged.current) list.current?.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!dragged.current) return;
      const items = [...(list.current?.children ?? [])];
      const to = items.findIndex((item) => clientY <= item.getBoundingClientRect().bottom);
      move(dragged.current, to === -1 ? items.length - 1 : to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
