import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../contract/shop-time.ts';
import { fieldText } from '../fields/field-text.ts';
import { inputSchemas } from '../fields/schemas.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { type Conflict, conflictFields, suggestedSide } from './conflict.ts';
import { ConflictTable } from './conflict-table.tsx';
import { linkFields, linkValues } from './part-conflict.ts';

interface ResolverProps {
  conflict: Conflict;
  /** Saves the form with these values. */
  onResolve: (values: Row) => void;
  onCancel: () => void;
}

/** Mine, theirs and the original of a record of a resource. */
export function ConflictDialog({ resource, ...props }: ResolverProps & { resource: Resource }) {
  const messages = useMessages();
  const { conflict } = props;
  const { original, mine, theirs, parts = [] } = conflict;
  const fields = inputSchemas(resource).map(([field]) => field);
  const { names } = useReferences(resource, fields, [original, mine, theirs]);
  const links = new Map(
    parts.flatMap((part) => {
      const label = messages.t(`${resource.name}:field.${part.field}`);
      return [...linkFields(part)].map(([field, name]) => [field, `${label}: ${name}`] as const);
    }),
  );
  const withLinks = (row: Row, side: 'original' | 'mine' | 'theirs') =>
    Object.assign({}, row, ...parts.map((part) => linkValues(part, side)));
  return (
    <FieldConflictDialog
      {...props}
      conflict={{
        ...conflict,
        original: withLinks(original, 'original'),
        mine: withLinks(mine, 'mine'),
        theirs: withLinks(theirs, 'theirs'),
      }}
      fields={[...fields, ...links.keys()]}
      labelOf={(field) => links.get(field) ?? messages.t(`${resource.name}:field.${field}`)}
      textOf={(row, field) =>
        links.has(field)
          ? messages.t(row[field] === true ? 'yes' : 'no')
          : fieldText(resource, field, { row, messages, names, isStored: true })
      }
    />
  );
}

interface FieldConflictDialogProps extends ResolverProps {
  fields: readonly string[];
  labelOf: (field: string) => string;
  textOf: (row: Row, field: string) => string;
}

/** Mine, theirs and the original beside each other, field by field; one side is chosen for each field. */
export function FieldConflictDialog(props: FieldConflictDialogProps) {
  const { conflict, fields, labelOf, onResolve, onCancel } = props;
  const { t, language } = useMessages();
  const { mine, theirs, changedBy, changedAt } = conflict;
  const differing = conflictFields(fields, conflict);
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const sideOf = (field: string) => chosen[field] ?? suggestedSide(field, conflict);
  const textOf = (row: Row, field: string) => props.textOf(row, field) || '—';
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
        <ConflictTable
          fields={differing}
          labelOf={labelOf}
          cellOf={(field, side) => {
            const text = textOf(conflict[side], field);
            if (side === 'original') return text;
            return (
              <Radio
                checked={sideOf(field) === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
                aria-label={`${labelOf(field)}: ${t(`conflict.${side}`)}`}
              >
                {text}
              </Radio>
            );
          }}
        />
      )}
    </Modal>
  );
}
