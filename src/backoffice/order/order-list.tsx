import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../messages.ts';
import { moveItem } from './move-item.ts';
import styles from './order.module.css';

export interface OrderItem {
  id: number;
  rowVersion: number;
  name: string;
}

interface OrderListProps {
  items: readonly OrderItem[];
  isDisabled: boolean;
  onChange: (items: readonly OrderItem[]) => void;
}

/** A list whose items are moved by dragging their handle, by the arrow keys on it, or by two buttons. */
export function OrderList({ items, isDisabled, onChange }: OrderListProps) {
  const { t } = useMessages();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const move = (from: number, to: number) => {
    const moved = moveItem(items, from, to);
    if (moved === items) return;
    onChange(moved);
    setAnnouncement(t('order.moved', { name: items[from]?.name, place: to + 1, count: items.length }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
    if (over !== null) move(placeOf(active.id), placeOf(over.id));
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={onDragEnd}>
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={isDisabled}>
          <ol className={styles.list}>
            {items.map((item, index) => (
              <OrderRow
                key={item.id}
                item={item}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                isDisabled={isDisabled}
                onMove={(by) => move(index, index + by)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="unseen">
        {announcement}
      </p>
    </>
  );
}

/** The list announces every move itself, in the user's language. */
const quiet = () => undefined;
const silent = {
  announcements: { onDragStart: quiet, onDragOver: quiet, onDragEnd: quiet, onDragCancel: quiet },
  screenReaderInstructions: { draggable: '' },
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface OrderRowProps {
  item: OrderItem;
  isFirst: boolean;
  isLast: boolean;
  isDisabled: boolean;
  onMove: (by: number) => void;
}

function OrderRow({ item, isFirst, isLast, isDisabled, onMove }: OrderRowProps) {
  const { t } = useMessages();
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={`${styles.row} ${isDragging ? styles.dragged : ''}`}>
      <button
        {...listeners}
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        disabled={isDisabled}
        aria-label={t('order.handle', { name: item.name })}
        title={t('order.handleHint')}
        onKeyDown={onKeyDown}
      >
        <HolderOutlined aria-hidden />
      </button>
      <span className={styles.name}>{item.name}</span>
      <Button
        type="text"
        size="small"
        disabled={isDisabled || isFirst}
        aria-label={t('order.up', { name: item.name })}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        disabled={isDisabled || isLast}
        aria-label={t('order.down', { name: item.name })}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => onMove(1)}
      />
    </li>
  );
}
