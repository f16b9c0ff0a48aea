import { Alert, Input } from 'antd';
import { useId, useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { InterfaceRow } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner } from '../../../ui/state.tsx';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { interfaceReads } from '../interfaces/interface-reads.ts';
import { ChangeTable } from './change-table.tsx';
import { ProblemList } from './problem-list.tsx';
import styles from './versions.module.css';

interface PublishDialogProps {
  row: InterfaceRow;
  /** Leads to the field of a problem. */
  onGo: (path: string) => void;
  onClose: () => void;
}

/** Checks a definition against its source, shows what publishing changes, and publishes it with release notes. */
export function PublishDialog({ row, onGo, onClose }: PublishDialogProps) {
  const { t, language } = useMessages();
  const id = useId();
  const { interfaceId, rowVersion } = row;
  const [notes, setNotes] = useState('');
  const [notesEn, setNotesEn] = useState('');
  const { data, error, refetch } = useCall(interfaceCalls.interfaceCheck, { interfaceId }, { staleTime: 0 });
  const action = useAction(
    () => request(interfaceCalls.interfacePublish, { interfaceId, rowVersion, notes, notesEn }),
    { done: ({ version }) => t('apiInterface:publish.done', { version }), changes: reads, isErrorInForm: true },
  );
  const needsNotes = data?.isBreaking === true && row.version !== null;
  const isIncomplete =
    data === undefined || data.problems.length > 0 || (needsNotes && (notes.trim() === '' || notesEn.trim() === ''));
  return (
    <ActionDialog
      title={t('apiInterface:publish.title', { name: inLanguage(language, row.name, row.nameEn) })}
      okText={t('apiInterface:action.publish')}
      width={920}
      isIncomplete={isIncomplete}
      action={action}
      onClose={onClose}
    >
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('apiInterface:publish.checking')} />}
      {data !== undefined && data.problems.length > 0 && <ProblemList problems={data.problems} onGo={onGo} />}
      {data !== undefined && data.problems.length === 0 && (
        <>
          <Alert type="success" showIcon message={t('apiInterface:publish.true')} />
          {(['notes', 'notesEn'] as const).map((field) => (
            <div key={field} className={styles.field}>
              <label htmlFor={`${id}-${field}`}>{t(`apiInterface:field.${field}`)}</label>
              <Input.TextArea
                id={`${id}-${field}`}
                rows={2}
                maxLength={2000}
                aria-required={needsNotes}
                value={field === 'notes' ? notes : notesEn}
                onChange={({ target }) => (field === 'notes' ? setNotes(target.value) : setNotesEn(target.value))}
              />
            </div>
          ))}
          {needsNotes && <p className={styles.bad}>{t('apiInterface:publish.breaking')}</p>}
        </>
      )}
      {data !== undefined && row.version !== null && (
        <section>
          <h2>{t('apiInterface:publish.changes', { version: row.version })}</h2>
          <ChangeTable changes={data.changes} />
        </section>
      )}
    </ActionDialog>
  );
}

const reads = [...interfaceReads, interfaceCalls.interfaceDiff, interfaceCalls.interfaceCheck];
