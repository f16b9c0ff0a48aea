import { useTranslation } from 'react-i18next';
import type { Part } from '../../../contract/parts/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import type { Viewer } from '../diagram/viewer.ts';
import type { Selection } from '../selection/use-selection.ts';
import { findCallout } from '../table/rows.ts';
import type { PartsState } from '../use-parts-state.ts';
import type { Shortcut } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface Screen {
  parts: PartsState;
  selection: Selection;
  viewer: Viewer;
  onShowAll(): void;
  onHelp(): void;
  onOpen(part: Part): void;
  onClose(): void;
}

/** Keyboard shortcuts of the screen. Returns the digits typed so far, and the step to the previous or next drawing. */
export function useScreenKeys(screen: Screen) {
  const { t } = useTranslation('parts');
  const { parts, selection, viewer } = screen;
  const { rows, urlState, order, prices } = parts;
  const step = (direction: 'before' | 'after') => {
    const next = parts[direction];
    if (next !== undefined) next.open();
    else if (parts.isInTree) notify('warning', t(direction === 'before' ? 'step.first' : 'step.last'));
  };
  const jump = (typed: string) => {
    const callout = findCallout(rows, typed);
    if (callout === undefined) return void notify('warning', t('list.noCallout', { callout: typed }));
    selection.select([callout], 'link');
    selection.focusRow(rows.findIndex(({ part }) => part.orderNo === callout));
  };
  const row = rows[selection.stop];
  const hasRowFocus = () => document.activeElement?.closest('[data-row]') != null;
  const stepByKey = (way: 'before' | 'after') => {
    if (parts[way] !== undefined && hasRowFocus()) selection.focusFirstRowOnNextPage();
    step(way);
  };
  const move = (by: number) => selection.focusRow(hasRowFocus() ? selection.stop + by : selection.stop);
  const clear = () => {
    if (urlState.part !== undefined) screen.onClose();
    else selection.select([], 'link');
  };
  const handlers: Record<Exclude<Shortcut['kind'], 'digit' | 'jump'>, () => void> = {
    rowBefore: () => move(-1),
    rowAfter: () => move(1),
    addRow() {
      if (row && hasRowFocus()) order.add(row.part, prices.priceOf(row.part));
    },
    openRow() {
      if (row && hasRowFocus()) screen.onOpen(row.part);
    },
    clear,
    help: screen.onHelp,
    showAll: screen.onShowAll,
    drawingBefore: () => stepByKey('before'),
    drawingAfter: () => stepByKey('after'),
    zoomIn: () => viewer.zoomBy(1),
    zoomOut: () => viewer.zoomBy(-1),
    zoomReset: () => viewer.reset(),
  };
  const typed = useShortcuts((shortcut) => {
    if (shortcut.kind === 'jump') jump(shortcut.typed);
    else if (shortcut.kind !== 'digit') handlers[shortcut.kind]();
  });
  return { typed, step };
}
