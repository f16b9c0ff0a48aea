import { Button } from 'antd';
import { accessCalls } from '../../contract/access/calls.ts';
import type { AuditEntry } from '../../contract/audit/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { fullPowerName, powerCodeName } from '../access/power-name.ts';
import type { ReferenceNames } from '../fields/field-text.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import { usePowers } from '../use-powers.ts';
import styles from './audit.module.css';
import { changedFieldsOf, fieldLabel, valueResourceOf, valueText } from './audit-values.ts';

interface AuditChangesProps {
  entry: Pick<AuditEntry, 'subject' | 'subjectId' | 'before' | 'after'>;
  /** Writes the value before the change again; undefined where the user cannot. */
  onRestore?: ((field: string) => void) | undefined;
  /** The fields that can be restored. */
  canRestore?: (field: string) => boolean;
}

/**
 * The changed fields of an audit entry, before and after. A list shows what was added to it and removed from it. Referenced
 * records are named if the user can open the page of the record.
 */
export function AuditChanges(props: AuditChangesProps) {
  const powers = usePowers();
  const resource = valueResourceOf(props.entry.subject);
  if (resource === undefined || !powers.has(resource.path)) return <Changes {...props} names={noNames} />;
  return <NamedChanges {...props} resource={resource} />;
}

const noNames: ReferenceNames = {};

function NamedChanges({ resource, ...props }: AuditChangesProps & { resource: Resource }) {
  const { before, after } = props.entry;
  const { names } = useReferences(resource, changedFieldsOf(props.entry), [before, after]);
  return <Changes {...props} names={names} />;
}

function Changes({ entry, names, onRestore, canRestore = () => true }: AuditChangesProps & { names: ReferenceNames }) {
  const messages = useMessages();
  const { t } = messages;
  const { subject, before, after } = entry;
  const fields = changedFieldsOf(entry);
  const textOf = (field: string, values: typeof before) => valueText(entry, field, { values, messages, names });
  if (fields.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {fields.map((field) => (
        <div key={field} className={styles.change}>
          <dt>{fieldLabel(subject, field, messages)}</dt>
          <dd>
            {Array.isArray(before[field]) && Array.isArray(after[field]) ? (
              <ListChange field={field} before={before[field].map(String)} after={after[field].map(String)} />
            ) : (
              <>
                {field in before && <del>{textOf(field, before) || '—'}</del>}
                {field in before && field in after && <span aria-hidden> → </span>}
                {field in after && <ins>{textOf(field, after) || '—'}</ins>}
              </>
            )}
            {onRestore !== undefined && field in before && canRestore(field) && (
              <Button
                type="link"
                size="small"
                aria-label={`${t('audit:restore')}: ${fieldLabel(subject, field, messages)}`}
                onClick={() => onRestore(field)}
              >
                {t('audit:restore')}
              </Button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ListChangeProps {
  field: string;
  before: readonly string[];
  after: readonly string[];
}

function ListChange({ field, before, after }: ListChangeProps) {
  const nameOf = usePowerNames(field === 'powers');
  const removed = before.filter((item) => !after.includes(item));
  const added = after.filter((item) => !before.includes(item));
  return (
    <>
      {removed.map((item) => (
        <del key={item}>− {nameOf(item)} </del>
      ))}
      {added.map((item) => (
        <ins key={item}>+ {nameOf(item)} </ins>
      ))}
    </>
  );
}

/** Powers are kept by their codes. */
function usePowerNames(arePowers: boolean): (item: string) => string {
  const messages = useMessages();
  const { data = [] } = useCall(accessCalls.allMenus, {}, { enabled: arePowers });
  return (item) => {
    if (!arePowers) return item;
    const power = data.find(({ powerCode }) => powerCode === item);
    return power === undefined ? powerCodeName(item, messages) : fullPowerName(power, data, messages);
  };
}
