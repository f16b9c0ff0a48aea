import { Button } from 'antd';
import { useMessages } from '../../messages.ts';
import { useShortcuts } from '../../shortcuts/shortcuts.ts';
import { BaseSection } from './base-section.tsx';
import { DefinitionConflictDialog } from './definition-conflict-dialog.tsx';
import styles from './editor.module.css';
import { treeNames } from './editor-draft.ts';
import { ErrorCodesSection } from './error-codes-section.tsx';
import { ExamplesSection } from './examples-section.tsx';
import { ParameterTreeEditor } from './parameter-tree-editor.tsx';
import { Section } from './section.tsx';
import { SourceSection } from './source-section.tsx';
import type { InterfaceEditor } from './use-interface-editor.ts';

interface DefinitionEditorProps {
  editor: InterfaceEditor;
  canEdit: boolean;
}

/** The template of a definition: everything that its document says. */
export function DefinitionEditor({ editor, canEdit }: DefinitionEditorProps) {
  const { t } = useMessages();
  const { draft, problems, setTree, isSaving } = editor;
  const isDisabled = !canEdit || isSaving;
  useShortcuts(canEdit ? [{ key: 'mod+s', label: t('common:action.save'), run: editor.submit }] : []);
  return (
    <div className={styles.editor}>
      <BaseSection editor={editor} isDisabled={isDisabled} />
      <SourceSection editor={editor} isDisabled={isDisabled} />
      {treeNames.map((tree) => (
        <Section key={tree} name={tree}>
          <ParameterTreeEditor
            tree={tree}
            nodes={draft.trees[tree]}
            problems={problems}
            isDisabled={isDisabled}
            onChange={(update) => setTree(tree, update)}
          />
        </Section>
      ))}
      <ExamplesSection editor={editor} isDisabled={isDisabled} />
      <ErrorCodesSection editor={editor} isDisabled={isDisabled} />
      {canEdit && <SaveBar editor={editor} />}
      {editor.conflict !== undefined && (
        <DefinitionConflictDialog
          conflict={editor.conflict}
          onResolve={editor.resolveConflict}
          onCancel={editor.dismissConflict}
        />
      )}
    </div>
  );
}

function SaveBar({ editor }: { editor: InterfaceEditor }) {
  const { t } = useMessages();
  const { isDirty, isSaving, problems, base, discard, submit } = editor;
  const count = Object.keys(problems).length;
  if (!isDirty && base !== undefined) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t(isDirty ? 'apiInterface:unsaved' : 'apiInterface:new')}>
      <span className={count > 0 ? styles.bad : undefined} role="status">
        {count > 0 ? t('apiInterface:problems', { count }) : isDirty && t('apiInterface:unsaved')}
      </span>
      <Button disabled={isSaving || !isDirty} onClick={discard}>
        {t('apiInterface:discard')}
      </Button>
      <Button type="primary" loading={isSaving} onClick={submit}>
        {t('common:action.save')}
      </Button>
    </div>
  );
}
