import { Alert, Input } from 'antd';
import { useId, useState } from 'react';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { jsonProblem } from './definition-problems.ts';
import styles from './editor.module.css';
import type { TreeName } from './editor-draft.ts';
import { foldJson } from './fold-json.ts';
import { isRecord } from './is-record.ts';
import { type Nodes, toNodes, toParameters } from './parameter-tree.ts';

interface PasteDialogProps {
  tree: TreeName;
  nodes: Nodes;
  onFold: (nodes: Nodes) => void;
  onClose: () => void;
}

/** Replaces a tree by that of an example. Descriptions of the same fields stay. */
export function PasteDialog({ tree, nodes, onFold, onClose }: PasteDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [text, setText] = useState('');
  const problem = jsonProblem(text);
  const folded =
    text.trim() === '' || problem !== undefined ? undefined : foldJson(partOf(text, tree), toParameters(nodes));
  const isUseless = folded !== undefined && folded.parameters.length === 0;
  const run = async () => {
    if (folded === undefined) return false;
    onFold(toNodes(folded.parameters));
    return true;
  };
  return (
    <ActionDialog
      title={t(`apiInterface:tree.paste.${tree}`)}
      okText={t('apiInterface:paste.ok')}
      width={720}
      isIncomplete={folded === undefined || isUseless}
      action={{ run, isBusy: false, errorMessage: null }}
      onClose={onClose}
    >
      <p>{t('apiInterface:paste.hint')}</p>
      <label htmlFor={id}>{t('apiInterface:paste.label')}</label>
      <Input.TextArea
        id={id}
        className={styles.code ?? ''}
        rows={12}
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status">
        {problem !== undefined && <Alert type="error" message={t('apiInterface:invalid.json', { problem })} />}
        {isUseless && <Alert type="warning" message={t('apiInterface:paste.nothing')} />}
        {folded !== undefined && folded.skipped.length > 0 && (
          <Alert
            type="warning"
            message={t('apiInterface:paste.skipped', { names: folded.skipped.slice(0, 10).join(', ') })}
          />
        )}
      </div>
    </ActionDialog>
  );
}

/** The result of a whole answer: an answer's tree begins below it. */
function partOf(text: string, tree: TreeName): string {
  const value: unknown = JSON.parse(text);
  if (tree === 'response' && isRecord(value) && 'result' in value && 'code' in value)
    return JSON.stringify(value.result);
  return text;
}
