import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartTreeNode } from '../../../contract/parts.ts';
import { Field } from '../../../ui/field.tsx';
import styles from './part-tree.module.css';
import { TreeItem } from './tree-item.tsx';
import { treeMove } from './tree-key.ts';
import { visibleNodes } from './visible-nodes.ts';

interface PartTreeProps {
  tree: readonly PartTreeNode[];
  /** The assembly that is open. */
  node: number | undefined;
  onChoose(node: PartTreeNode): void;
}

/** System, assembly, part: with a filter over it, and one stop for the Tab key. */
export function PartTree({ tree, node, onChoose }: PartTreeProps) {
  const { t } = useTranslation('parts');
  const [filter, setFilter] = useState('');
  const { expanded, setExpanded } = useExpanded(tree, node);
  const lines = useMemo(() => visibleNodes(tree, expanded, filter), [tree, expanded, filter]);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const openId = lines.find((line) => line.node.level === 2 && line.node.vehAssyId === node)?.node.id;
  const stop = lines.find((line) => line.node.id === active)?.node.id ?? openId ?? lines[0]?.node.id;
  useEffect(() => {
    if (openId !== undefined) elementOf(list.current, openId)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);

  const focusOn = (id: string) => {
    setActive(id);
    elementOf(list.current, id)?.focus();
  };
  const toggle = (id: string, isOpen: boolean) => setExpanded(id, isOpen);
  const choose = (chosen: PartTreeNode, isExpanded: boolean) => {
    setActive(chosen.id);
    if (chosen.level === 1) toggle(chosen.id, !isExpanded);
    else onChoose(chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = lines.findIndex((line) => line.node.id === stop);
    const move = treeMove(lines, index, event.key);
    const line = move === undefined ? undefined : lines[move.index];
    if (move === undefined || line === undefined) return;
    event.preventDefault();
    if (move.kind === 'focus') focusOn(line.node.id);
    else if (move.kind === 'choose') choose(line.node, line.isExpanded);
    else toggle(line.node.id, move.kind === 'expand');
  };
  return (
    <div className={styles.panel}>
      <div className={styles.filter}>
        <Field
          label={t('tree.filter')}
          isLabelUnseen
          type="search"
          value={filter}
          placeholder={t('tree.filter')}
          onChange={(event) => setFilter(event.target.value)}
        />
      </div>
      {lines.length === 0 && <p className={styles.none}>{t('tree.none')}</p>}
      <div ref={list} className={styles.tree} role="tree" aria-label={t('tree.label')} onKeyDown={onKeyDown}>
        {lines.map((line) => (
          <TreeItem
            key={line.node.id}
            line={line}
            isOpen={line.node.id === openId}
            isStop={line.node.id === stop}
            onChoose={() => choose(line.node, line.isExpanded)}
            onToggle={() => toggle(line.node.id, !line.isExpanded)}
          />
        ))}
      </div>
    </div>
  );
}

function elementOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find(({ dataset }) => dataset.id === id);
}

/** What is expanded: what the user opened, and whatever leads to the open assembly. */
function useExpanded(tree: readonly PartTreeNode[], node: number | undefined) {
  const [expanded, setAll] = useState<ReadonlySet<string>>(new Set());
  const setExpanded = (id: string, isOpen: boolean) =>
    setAll((current) => {
      const next = new Set(current);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  useEffect(() => {
    const system = tree.find(({ children }) => children.some((child) => child.vehAssyId === node));
    if (system !== undefined) setAll((current) => (current.has(system.id) ? current : new Set(current).add(system.id)));
  }, [tree, node]);
  return { expanded, setExpanded };
}
