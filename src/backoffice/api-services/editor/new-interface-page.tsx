import { useCan } from '@refinedev/core';
import { Navigate, useNavigate } from 'react-router-dom';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { useMessages } from '../../messages.ts';
import { interfacePath } from '../interfaces/interface-paths.ts';
import { DefinitionEditor } from './definition-editor.tsx';
import styles from './editor.module.css';
import { emptyDefinition } from './editor-draft.ts';
import { InterfaceHeader } from './interface-page.tsx';
import { TemplateStart } from './template-start.tsx';
import { useInterfaceEditor } from './use-interface-editor.ts';

/** A new draft, empty or with the template of an operation. */
export function NewInterfacePage() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { data: permission } = useCan({ resource: 'apiInterface', action: 'edit' });
  const editor = useInterfaceEditor({
    loaded: undefined,
    start: EMPTY,
    onSaved: ({ code }) => navigate(interfacePath(code), { replace: true }),
  });
  if (permission?.can === false) return <Navigate to={INTERFACE_PAGE} replace />;
  return (
    <div className={styles.editor}>
      <InterfaceHeader title={t('apiInterface:new')} />
      <TemplateStart onStart={editor.replace} />
      <DefinitionEditor editor={editor} canEdit />
    </div>
  );
}

const EMPTY = { code: '', definition: emptyDefinition(0) };
