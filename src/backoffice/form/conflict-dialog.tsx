import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fieldText } from '../fields/field-text.ts';
import { inputSchemas } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { type Conflict, conflictFields, suggestedSide } from './conflict.ts';
import styles from './conflict-dialog.module.css';

interface ConflictDialogProps {
  resource: Resource;
  conflict: Conflict;
  /** Saves the form with these values. */
  onResolve: (values: Row) => void;
  onCancel: () => void;
}

/** Mine, theirs and the original beside each other, field by field; one side is chosen for each field. */
export function ConflictDialog({ resource, conflict, onResolve, onCancel }: ConflictDialogProps) {
  const messages = useMessages();
  const { t, language } = messages;
  const { original, mine, theirs, changedBy, changedAt } = conflict;
  const fields = inputSchemas(resource).map(([field]) => field);
  const { names } = useReferences(resource, fields, [original, mine, theirs]);
  const differing = conflictFields(fields, conflict);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const sideOf = (field: string) => chosen[field] ?? suggestedSide(field, conflict);
  const textOf = (row: Row, field: string) => fieldText(resource, field, { row, messages, names }) || '—';
  const resolve = () =>
    onResolve(Object.fromEntries(differing.map((field) => [field, (sideOf(field) === 'mine' ? mine : theirs)[field]])));
  const who = t('conflict.by', {
    name: changedBy,
    time: changedAt === null ? '' : formatDateTime(changedAt, language),
  });
  return (
    <Modal
      open
      width={860}
      title={t('conflict.title')}
      okText={t('conflict.save')}
      cancelText={t('conflict.back')}
      onOk={resolve}
      onCancel={onCancel}
    >
      {changedBy !== '' && <p>{who}</p>}
      {differing.length === 0 ? (
        <Alert type="info" showIcon message={t('conflict.elsewhere')} />
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {['field', 'original', 'mine', 'theirs'].map((column) => (
                  <th key={column} scope="col">
                    {t(`conflict.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differing.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`${resource.name}:field.${field}`)}</th>
                  <td>{textOf(original, field)}</td>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <td key={side}>
                      <Radio
                        checked={sideOf(field) === side}
                        onChange={() => setChosen({ ...chosen, [field]: side })}
                        aria-label={`${t(`${resource.name}:field.${field}`)}: ${t(`conflict.${side}`)}`}
                      >
                        {textOf(side === 'mine' ? mine : theirs, field)}
                      </Radio>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
