import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, SubnodeOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode } from 'react';
import { type ParameterType, parameterTypes, scalarTypes } from '../../../contract/api-services/parameters.ts';
import { useMessages } from '../../messages.ts';
import type { TreeName } from './editor-draft.ts';
import { parameterId } from './field-id.ts';
import { editNode, type Nodes, type ParameterNode, setType } from './parameter-tree.ts';
import styles from './tree.module.css';

export type RowCommand = 'addSibling' | 'addChild' | 'up' | 'down' | 'remove';

interface ParameterRowProps {
  tree: TreeName;
  node: ParameterNode;
  path: string;
  depth: number;
  isFirst: boolean;
  isLast: boolean;
  problem: string | undefined;
  isDisabled: boolean;
  onEdit: (update: (nodes: Nodes) => Nodes) => void;
  onCommand: (node: ParameterNode, command: RowCommand) => void;
}

/** One parameter. Memoized: typing renders only its own row again. */
export const ParameterRow = memo(function ParameterRow(props: ParameterRowProps) {
  const { tree, node, path, depth, problem, isDisabled, onEdit, onCommand } = props;
  const { t } = useMessages();
  const { key, name, type, itemType, empty, children } = node;
  const title = path === '' || name === '' ? t('apiInterface:tree.unnamed') : path;
  const labelOf = (field: string) =>
    t('apiInterface:tree.fieldOf', { field: t(`apiInterface:parameter.${field}`), name: title });
  const edit = (change: Partial<ParameterNode>) => onEdit((nodes) => editNode(nodes, key, change));
  const problemId = `${parameterId(tree, key)}-problem`;
  const text = (field: 'name' | 'desc' | 'descEn' | 'example', maxLength: number) => (
    <Cell name={field}>
      <Input
        {...(field === 'name' ? { id: parameterId(tree, key), 'aria-describedby': problemId, spellCheck: false } : {})}
        size="small"
        aria-label={labelOf(field)}
        {...(problem !== undefined && field === 'name' ? { status: 'error', 'aria-invalid': true } : {})}
        value={node[field]}
        maxLength={maxLength}
        disabled={isDisabled}
        onChange={(event) => edit({ [field]: event.target.value })}
      />
    </Cell>
  );
  const style: CSSProperties & Record<'--depth', number> = { '--depth': depth };
  return (
    <li
      className={styles.row}
      style={style}
      onKeyDown={(event) => runKey(event, isDisabled, (found) => onCommand(node, found))}
    >
      {text('name', 60)}
      <Cell name="type">
        <span className={styles.types}>
          <Select<ParameterType>
            size="small"
            aria-label={labelOf('type')}
            value={type}
            disabled={isDisabled}
            popupMatchSelectWidth={false}
            // A scalar has no children: they must be deleted first.
            options={typesFor(tree, children.length > 0).map((value) => ({ value, label: value }))}
            onChange={(chosen) => onEdit((nodes) => setType(nodes, key, chosen))}
          />
          {itemType !== undefined && (
            <Select<(typeof scalarTypes)[number]>
              size="small"
              aria-label={labelOf('itemType')}
              value={itemType}
              disabled={isDisabled}
              popupMatchSelectWidth={false}
              options={scalarTypes.map((value) => ({ value, label: `${value}[]` }))}
              onChange={(chosen) => edit({ itemType: chosen })}
            />
          )}
        </span>
      </Cell>
      <Cell name="empty">
        <Checkbox
          aria-label={labelOf('empty')}
          checked={empty}
          disabled={isDisabled}
          onChange={(event) => edit({ empty: event.target.checked })}
        >
          {t(empty ? 'yes' : 'no')}
        </Checkbox>
      </Cell>
      {text('desc', 300)}
      {text('descEn', 300)}
      {text('example', 500)}
      {!isDisabled && <RowButtons {...props} title={title} />}
      <span id={problemId} className={styles.problem}>
        {problem}
      </span>
    </li>
  );
});

/** Headers are flat. */
function typesFor(tree: TreeName, hasChildren: boolean): readonly ParameterType[] {
  if (tree === 'headers') return scalarTypes;
  return hasChildren ? ['object', 'array'] : parameterTypes;
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <span className={styles[name]}>
      <span className={styles.label} aria-hidden>
        {t(`apiInterface:parameter.${name}`)}
      </span>
      {children}
    </span>
  );
}

function RowButtons({ tree, node, title, isFirst, isLast, onCommand }: ParameterRowProps & { title: string }) {
  const { t } = useMessages();
  const buttons = [
    ['addChild', <SubnodeOutlined key="icon" aria-hidden />, tree === 'headers'],
    ['up', <ArrowUpOutlined key="icon" aria-hidden />, isFirst],
    ['down', <ArrowDownOutlined key="icon" aria-hidden />, isLast],
    ['remove', <DeleteOutlined key="icon" aria-hidden />, false],
  ] as const;
  return (
    <span className={styles.buttons}>
      {buttons.map(([command, icon, isOff]) => (
        <Button
          key={command}
          id={`${parameterId(tree, node.key)}-${command}`}
          type="text"
          size="small"
          icon={icon}
          disabled={isOff}
          title={t(`apiInterface:tree.command.${command}`)}
          aria-label={t(`apiInterface:tree.${command}Of`, { name: title })}
          onClick={() => onCommand(node, command)}
        />
      ))}
    </span>
  );
}

const keyCommands: Readonly<Record<string, RowCommand>> = { ArrowUp: 'up', ArrowDown: 'down', Delete: 'remove' };

/** Alt with the arrows moves, with Enter adds beside, with Shift+Enter adds below, with Delete deletes. */
function runKey(event: KeyboardEvent, isDisabled: boolean, run: (command: RowCommand) => void) {
  if (!event.altKey || event.ctrlKey || event.metaKey || isDisabled) return;
  const command = event.key === 'Enter' ? (event.shiftKey ? 'addChild' : 'addSibling') : keyCommands[event.key];
  if (command === undefined) return;
  event.preventDefault();
  run(command);
}
