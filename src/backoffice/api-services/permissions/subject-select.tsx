import { Select } from 'antd';
import { useState } from 'react';
import { roleNameIn } from '../../../contract/access/role-name.ts';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts';
import { useMessages } from '../../messages.ts';

export interface Subject {
  kind: 'customer' | 'class';
  id: number;
  name: string;
}

interface SubjectSelectProps {
  id: string;
  'aria-label'?: string;
  value: Subject | undefined;
  /** Also classes of customers. */
  hasClasses?: boolean;
  isDisabled?: boolean;
  onChange: (subject: Subject | undefined) => void;
}

const keyOf = ({ kind, id }: Subject) => `${kind}-${id}`;

/** A customer, found by name, company or phone number on the server, or a class of customers. */
export function SubjectSelect({
  value,
  hasClasses = false,
  isDisabled = false,
  onChange,
  ...input
}: SubjectSelectProps) {
  const { t, language } = useMessages();
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search, 300);
  // A customer of a link has no name yet.
  const named = value?.kind === 'customer' && value.name.startsWith('#') ? { userId: value.id } : {};
  const { data } = useCall(
    permissionCalls.permissionSubjects,
    { search: wanted, ...named },
    { keepPreviousData: true },
  );
  const customers = (data?.customers ?? []).map(
    ({ userId, username, companyName }): Subject => ({
      kind: 'customer',
      id: userId,
      name: companyName === null ? username : `${companyName} (${username})`,
    }),
  );
  const classes = (data?.roles ?? []).map(
    ({ roleId, ...role }): Subject => ({ kind: 'class', id: roleId, name: roleNameIn(language, role) }),
  );
  const matching = classes.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const all = [...customers, ...classes, ...(value === undefined ? [] : [value])];
  const toOption = (subject: Subject) => ({ value: keyOf(subject), label: subject.name });
  const groups = [
    ...(hasClasses ? [{ label: t('apiPermission:subject.class'), options: matching.map(toOption) }] : []),
    { label: t('apiPermission:subject.customer'), options: customers.map(toOption) },
  ];
  return (
    <Select<string | null>
      {...input}
      showSearch
      allowClear
      filterOption={false}
      disabled={isDisabled}
      placeholder={t(hasClasses ? 'apiPermission:findSubject' : 'apiPermission:field.customer')}
      value={value === undefined ? null : keyOf(value)}
      labelRender={({ label }) => label ?? value?.name}
      options={groups}
      onSearch={setSearch}
      onChange={(key: string | null | undefined) => onChange(all.find((subject) => keyOf(subject) === key))}
    />
  );
}
