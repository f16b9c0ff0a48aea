import { Alert } from 'antd';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { resourceOf } from '../../audit/audit-values.ts';
import { fieldText } from '../../fields/field-text.ts';
import { useReferences } from '../../fields/use-references.ts';
import type { Conflict } from '../../form/conflict.ts';
import { ConflictTable } from '../../form/conflict-table.tsx';
import { useMessages } from '../../messages.ts';
import type { Resource, Row } from '../../resource.ts';

/** What someone else changed of a user while a dialog was open, beside what the dialog would write. */
export function UserConflict({ conflict }: { conflict: Conflict }) {
  const resource = resourceOf('user');
  return resource === undefined ? null : <ChangedFields resource={resource} conflict={conflict} />;
}

/** Parts of other fields. */
const hidden = ['nameOrPhone', 'roleNameEn', 'roleValue'];

function ChangedFields({ resource, conflict }: { resource: Resource; conflict: Conflict }) {
  const messages = useMessages();
  const { t, language } = messages;
  const { original, mine, theirs, changedBy, changedAt } = conflict;
  const { names } = useReferences(resource, resource.crud.fields, [original, mine, theirs]);
  const textOf = (row: Row, field: string) => fieldText(resource, field, { row, messages, names }) || '—';
  const fields = resource.crud.fields.filter(
    (field) =>
      !hidden.includes(field) &&
      (textOf(original, field) !== textOf(theirs, field) ||
        (field in mine && textOf(mine, field) !== textOf(theirs, field))),
  );
  const time = changedAt === null ? '' : formatDateTime(changedAt, language);
  return (
    <Alert
      type="warning"
      showIcon
      message={changedBy === '' ? t('conflict.title') : t('user:conflict.by', { name: changedBy, time })}
      description={
        <>
          <p>{t('user:conflict.hint')}</p>
          {fields.length > 0 && (
            <ConflictTable
              fields={fields}
              labelOf={(field) => t(`user:field.${field}`)}
              cellOf={(field, side) =>
                side === 'mine' && !(field in mine) ? t('user:conflict.untouched') : textOf(conflict[side], field)
              }
            />
          )}
        </>
      }
    />
  );
}
