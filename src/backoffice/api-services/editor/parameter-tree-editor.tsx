import { PlusOutlined, SnippetsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { notify } from '../../../providers/notification.ts';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { useMessages } from '../../messages.ts';
import type { Problems } from './definition-problems.ts';
import type { TreeName } from './editor-draft.ts';
import { parameterId } from './field-id.ts';
import { ParameterRow, type RowCommand } from './parameter-row.tsx';
import {
  addAfter,
  addChild,
  findRemoved,
  flattenNodes,
  moveNode,
  type Nodes,
  newNode,
  type ParameterNode,
  removeNode,
  restoreNode,
} from './parameter-tree.ts';
import { PasteDialog } from './paste-dialog.tsx';
import styles from './tree.module.css';

interface ParameterTreeEditorProps {
  tree: TreeName;
  nodes: Nodes;
  problems: Problems;
  isDisabled: boolean;
  onChange: (update: (nodes: Nodes) => Nodes) => void;
}

/** A tree of parameters, one row for each. Headers are a flat list. */
export function ParameterTreeEditor({ tree, nodes, problems, isDisabled, onChange }: ParameterTreeEditorProps) {
  const { t } = useMessages();
  const [isPasting, setPasting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const rows = flattenNodes(nodes);

  const add = (parentKey: number | null) => {
    const node = newNode();
    focusNext(parameterId(tree, node.key));
    onChange((current) => addChild(current, parentKey, node));
  };

  const remove = (node: ParameterNode) => {
    const removed = findRemoved(nodes, node.key);
    if (removed === undefined) return;
    const at = rows.findIndex((row) => row.node.key === node.key);
    const neighbour = rows.slice(0, at).at(-1) ?? rows.find((row) => row.node.key !== node.key);
    focusNext(neighbour === undefined ? `${tree}-add` : parameterId(tree, neighbour.node.key));
    onChange((current) => removeNode(current, node.key));
    const undo = () => {
      focusNext(parameterId(tree, node.key));
      onChange((current) => restoreNode(current, removed));
    };
    notify('success', t('apiInterface:tree.removed', { name: node.name || t('apiInterface:tree.unnamed') }), { undo });
  };

  const move = (node: ParameterNode, by: -1 | 1) => {
    const row = rows.find((one) => one.node.key === node.key);
    const place = (row?.index ?? 0) + by;
    if (row === undefined || place < 0 || place >= row.siblings) return;
    // Moved elements lose the focus.
    focusNext(document.activeElement?.id ?? '');
    onChange((current) => moveNode(current, node.key, by));
    setAnnouncement(t('order.moved', { name: node.name, place: place + 1, count: row.siblings }));
  };

  const run = useStableCallback((node: ParameterNode, command: RowCommand) => {
    if (command === 'remove') return remove(node);
    if (command === 'up' || command === 'down') return move(node, command === 'up' ? -1 : 1);
    if (command === 'addChild') return add(node.key);
    const added = newNode();
    focusNext(parameterId(tree, added.key));
    onChange((current) => addAfter(current, node.key, added));
  });
  const change = useStableCallback(onChange);

  return (
    <>
      {rows.length === 0 && <p className="quiet">{t('apiInterface:tree.empty')}</p>}
      {rows.length > 0 && <TreeHead hasDetails={tree !== 'headers'} />}
      <ul className={styles.rows} aria-label={t(`apiInterface:field.${tree}`)}>
        {rows.map(({ node, path, depth, index, siblings }) => (
          <ParameterRow
            key={node.key}
            tree={tree}
            node={node}
            path={path}
            depth={depth}
            isFirst={index === 0}
            isLast={index === siblings - 1}
            problem={problemOf(problems, `${tree}.${path}`)}
            isDisabled={isDisabled}
            onEdit={change}
            onCommand={run}
          />
        ))}
      </ul>
      {!isDisabled && (
        <div className={styles.foot}>
          <Button id={`${tree}-add`} size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(null)}>
            {t(`apiInterface:tree.add.${tree}`)}
          </Button>
          {tree !== 'headers' && (
            <Button size="small" icon={<SnippetsOutlined aria-hidden />} onClick={() => setPasting(true)}>
              {t(`apiInterface:tree.paste.${tree}`)}
            </Button>
          )}
          {rows.length > 0 && <span className={styles.keys}>{t('apiInterface:tree.keys')}</span>}
        </div>
      )}
      <p role="status" className="unseen">
        {announcement}
      </p>
      {isPasting && (
        <PasteDialog
          tree={tree}
          nodes={nodes}
          onFold={(folded) => {
            onChange(() => folded);
            notify('success', t('apiInterface:paste.done'), { undo: () => onChange(() => nodes) });
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </>
  );
}

/** On narrow windows each input has its label beside it instead. */
function TreeHead({ hasDetails }: { hasDetails: boolean }) {
  const { t } = useMessages();
  const columns = ['name', 'type', 'empty', 'desc', 'descEn', 'example'];
  return (
    <div className={styles.titles} aria-hidden data-details={hasDetails}>
      {columns.map((column) => (
        <span key={column}>{t(`apiInterface:parameter.${column}`)}</span>
      ))}
    </div>
  );
}

const parts = ['', '.name', '.desc', '.descEn', '.example'];

function problemOf(problems: Problems, path: string): string | undefined {
  return parts.map((part) => problems[`${path}${part}`]).find((text) => text !== undefined);
}

/** Focuses an element once the next change is rendered. */
function useFocusNext(): (id: string) => void {
  const id = useRef('');
  useLayoutEffect(() => {
    if (id.current === '') return;
    document.getElementById(id.current)?.focus();
    id.current = '';
  });
  return (next) => {
    id.current = next;
  };
}
