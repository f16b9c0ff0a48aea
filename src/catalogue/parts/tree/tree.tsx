import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../providers/store.ts';
import { Field } from '../../../ui/field.tsx';
import { expansion, expansionAfter } from './expansion.ts';
import styles from './tree.module.css';
import { TreeItem } from './tree-item.tsx';
import { treeMove } from './tree-key.ts';
import { hasChildren, type TreeNode } from './tree-node.ts';
import { TreeTools } from './tree-tools.tsx';
import { visibleNodes } from './visible-nodes.ts';

interface TreeProps {
  /** Key under which the expansion is stored. */
  name: string;
  nodes: readonly TreeNode[];
  /** The node of the open page, and the ids of its ancestors. */
  openId: string | undefined;
  pathToOpen: readonly string[];
  /** Nodes without a page: a click expands or collapses them. */
  isBranch(node: TreeNode): boolean;
  onChoose(node: TreeNode): void;
  /** Rendered above the filter. */
  children?: ReactNode;
}

/** A tree view with a filter and a roving tabindex. */
export function Tree({ name, nodes, openId, pathToOpen, isBranch, onChoose, children }: TreeProps) {
  const { t } = useTranslation('parts');
  const [filter, setFilter] = useState('');
  const { expanded, setExpanded, setAll } = useExpanded(name, pathToOpen);
  const lines = useMemo(() => visibleNodes(nodes, expanded, filter), [nodes, expanded, filter]);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const isListed = (id: string | undefined) => lines.some(({ node }) => node.id === id);
  const tabStop = isListed(active) ? active : isListed(openId) ? openId : lines[0]?.node.id;
  useEffect(() => {
    if (openId !== undefined) elementOf(list.current, openId)?.scrollIntoView({ block: 'nearest' });
  }, [openId]);

  const focusOn = (id: string) => {
    setActive(id);
    elementOf(list.current, id)?.focus();
  };
  const choose = (node: TreeNode, isExpanded: boolean) => {
    setActive(node.id);
    if (isBranch(node)) setExpanded(node.id, !isExpanded);
    else onChoose(node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = lines.findIndex((line) => line.node.id === tabStop);
    const move = treeMove(lines, index, event.key);
    const line = move === undefined ? undefined : lines[move.index];
    if (move === undefined || line === undefined) return;
    event.preventDefault();
    if (move.kind === 'focus') focusOn(line.node.id);
    else if (move.kind === 'choose') choose(line.node, line.isExpanded);
    else setExpanded(line.node.id, move.kind === 'expand');
  };
  return (
    <div className={styles.panel}>
      {children}
      <div className={styles.filter}>
        <Field
          label={t('tree.filter')}
          isLabelHidden
          type="search"
          value={filter}
          placeholder={t('tree.filter')}
          onChange={(event) => setFilter(event.target.value)}
        />
        <TreeTools onExpand={() => setAll(branchesOf(nodes))} onCollapse={() => setAll([])} />
      </div>
      {lines.length === 0 && <p className={styles.none}>{t('tree.none')}</p>}
      <div ref={list} className={styles.tree} role="tree" aria-label={t('tree.label')} onKeyDown={onKeyDown}>
        {lines.map((line) => (
          <TreeItem
            key={line.node.id}
            line={line}
            isOpen={line.node.id === openId}
            isTabStop={line.node.id === tabStop}
            onChoose={() => choose(line.node, line.isExpanded)}
            onFocus={() => setActive(line.node.id)}
            onToggle={() => setExpanded(line.node.id, !line.isExpanded)}
          />
        ))}
      </div>
    </div>
  );
}

function elementOf(list: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find(({ dataset }) => dataset.id === id);
}

/** Ids of the expandable nodes, without the third level: it would flood the list. */
function branchesOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (hasChildren(node) && node.level < 2 ? [node.id, ...branchesOf(node.children)] : []));
}

/** Expanded nodes: those opened by the user and the ancestors of the open node. */
function useExpanded(name: string, pathToOpen: readonly string[]) {
  const stored = useStore(expansion)[name];
  const expanded = useMemo<ReadonlySet<string>>(() => new Set(stored), [stored]);
  const setAll = (open: Iterable<string>) => expansion.set(expansionAfter(expansion.get(), name, [...open]));
  const setExpanded = (id: string, isOpen: boolean) => {
    const next = new Set(expansion.get()[name]);
    if (isOpen) next.add(id);
    else next.delete(id);
    setAll(next);
  };
  const path = pathToOpen.join(' ');
  // Before the first paint: the lines below would move.
  useLayoutEffect(() => {
    const before = expansion.get();
    const missing = path.split(' ').filter((id) => id !== '' && before[name]?.includes(id) !== true);
    if (missing.length > 0) expansion.set(expansionAfter(before, name, [...(before[name] ?? []), ...missing]));
  }, [name, path]);
  return { expanded, setExpanded, setAll };
}
