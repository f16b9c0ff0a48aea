import { useId } from 'react';
import { PERMISSION_PAGE } from '../../../contract/api-services/permissions/rules.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { SubjectSelect } from '../permissions/subject-select.tsx';

interface CustomerFilterProps {
  userId: number | undefined;
  onChange: (userId: number | undefined) => void;
}

/** A customer, found by name on the server; only for those who may search customers. */
export function CustomerFilter({ userId, onChange }: CustomerFilterProps) {
  const { t } = useMessages();
  const id = useId();
  if (!usePowers().has(PERMISSION_PAGE)) return null;
  return (
    <SubjectSelect
      id={id}
      aria-label={t('apiUsage:field.customer')}
      value={userId === undefined ? undefined : { kind: 'customer', id: userId, name: `#${userId}` }}
      onChange={(subject) => onChange(subject?.id)}
    />
  );
}
