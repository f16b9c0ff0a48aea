import { Icon } from '../../../ui/icon.tsx';
import styles from './part-tree.module.css';
import type { TreeLine } from './visible-nodes.ts';

interface TreeItemProps {
  line: TreeLine;
  /** The assembly that is shown. */
  isOpen: boolean;
  /** Where the Tab key stops. */
  isStop: boolean;
  onChoose(): void;
  onToggle(): void;
}

export function TreeItem({ line, isOpen, isStop, onChoose, onToggle }: TreeItemProps) {
  const { node, isExpanded, position, sisters } = line;
  const hasChildren = node.children.length > 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it listens to the keys
    <div
      role="treeitem"
      data-id={node.id}
      className={`${styles.item} ${isOpen ? styles.open : ''}`}
      style={{ paddingInlineStart: (node.level - 1) * 14 + 4 }}
      aria-level={node.level}
      aria-setsize={sisters}
      aria-posinset={position}
      aria-selected={isOpen}
      aria-expanded={hasChildren ? isExpanded : undefined}
      data-level={node.level}
      tabIndex={isStop ? 0 : -1}
      title={node.name}
      onClick={onChoose}
    >
      <span
        className={styles.twist}
        data-expanded={isExpanded}
        aria-hidden="true"
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {hasChildren && <Icon name="right" size={14} />}
      </span>
      <span className={styles.name}>{node.name}</span>
      {node.level < 3 && hasChildren && (
        <span className={`number ${styles.count}`} aria-hidden="true">
          {node.children.length}
        </span>
      )}
    </div>
  );
}
