import { type RefObject, useRef } from 'react';
import { useMessages } from '../messages.ts';
import { useShortcuts } from './shortcuts.ts';

/** `j` and `k` move the focus between the first links of the rows of a table, whose container takes the ref. */
export function useRowShortcuts(): RefObject<HTMLDivElement> {
  const { t } = useMessages();
  const container = useRef<HTMLDivElement>(null);
  const move = (step: 1 | -1) => () => {
    const rows = [...(container.current?.querySelectorAll<HTMLElement>('tbody tr[data-row-key]') ?? [])];
    const current = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[current === -1 ? (step === 1 ? 0 : rows.length - 1) : current + step];
    next?.querySelector<HTMLElement>('a[href]')?.focus();
  };
  useShortcuts([
    { key: 'j', label: t('keys.nextRow'), run: move(1) },
    { key: 'k', label: t('keys.previousRow'), run: move(-1) },
    { key: 'enter', label: t('keys.openRow') },
  ]);
  return container;
}
