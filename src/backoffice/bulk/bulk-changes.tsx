import type { BulkProgress } from '../../contract/bulk/schemas.ts';
import { fieldLabel, resourceOf, valueText } from '../audit/audit-values.ts';
import { useReferences } from '../fields/use-references.ts';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import styles from './bulk.module.css';

/** The values that the records of a plan get, as they are shown elsewhere: Status: Disabled. */
export function BulkChanges({ plan }: { plan: BulkProgress }) {
  const resource = resourceOf(plan.resource);
  return resource === undefined ? null : <Changes resource={resource} changes={plan.changes} />;
}

function Changes({ resource, changes }: { resource: Resource; changes: BulkProgress['changes'] }) {
  const messages = useMessages();
  const { t } = messages;
  const { name } = resource;
  const fields = Object.keys(changes);
  const { names } = useReferences(resource, fields, [changes]);
  const textOf = (field: string) =>
    valueText({ subject: name, subjectId: '' }, field, { values: changes, messages, names }) || t('bulk.cleared');
  return (
    <ul className={styles.changes} aria-label={t('bulk.value')}>
      {fields.map((field) => (
        <li key={field}>{t('bulk.change', { field: fieldLabel(name, field, messages), value: textOf(field) })}</li>
      ))}
    </ul>
  );
}
