import { Icon } from '../../../ui/icon.tsx';
import styles from './tree.module.css';
import { hasChildren } from './tree-node.ts';
import type { TreeLine } from './visible-nodes.ts';

interface TreeItemProps {
  line: TreeLine;
  /** The node of the open page. */
  isOpen: boolean;
  /** The item is the tab stop of the roving tabindex. */
  isTabStop: boolean;
  onChoose(): void;
  onToggle(): void;
  onFocus(): void;
}

export function TreeItem({ line, isOpen, isTabStop, onChoose, onToggle, onFocus }: TreeItemProps) {
  const { node, isExpanded, position, siblings } = line;
  const isOpenable = hasChildren(node);
  const count = node.count ?? (node.level < 3 && node.children.length > 0 ? node.children.length : undefined);
  const isLoading = isExpanded && node.children.length === 0;
  return (
    // A second key handler here would act twice.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the parent tree handles the keys of all items
    <div
      role="treeitem"
      data-id={node.id}
      className={`${styles.item} ${isOpen ? styles.open : ''}`}
      style={{ paddingInlineStart: (node.level - 1) * 14 + 4 }}
      aria-level={node.level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-selected={isOpen}
      aria-expanded={isOpenable ? isExpanded : undefined}
      aria-busy={isLoading || undefined}
      data-level={node.level}
      tabIndex={isTabStop ? 0 : -1}
      title={node.name}
      onClick={onChoose}
      onFocus={onFocus}
    >
      <span
        className={styles.twist}
        data-expanded={isExpanded}
        aria-hidden="true"
        onClick={(event) => {
          if (!isOpenable) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isOpenable && <Icon name="right" size={14} />}
      </span>
      <span className={styles.name}>{node.name}</span>
      {count !== undefined && (
        <span className={`number ${styles.count}`} aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  );
}
