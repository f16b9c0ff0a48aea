import { Button, Descriptions, Grid } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usersCalls } from '../../../contract/users/calls.ts';
import { USER_PAGE, USER_PHONE_POWER } from '../../../contract/users/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { fieldText } from '../../fields/field-text.ts';
import { useReferences } from '../../fields/use-references.ts';
import { listLink } from '../../list/filters/list-link.ts';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import { usePowers } from '../../use-powers.ts';
import styles from './user.module.css';
import type { UserRecord } from './user-record.ts';

/** Shown in the header of the page, or in the row of the phone. */
const hidden = ['nameOrPhone', 'roleNameEn'];

/** All fields of a user; the whole phone number on request. */
export function UserProfile({ resource, user }: { resource: Resource; user: UserRecord }) {
  const messages = useMessages();
  const { t } = messages;
  const { sm: isWide = false } = Grid.useBreakpoint();
  const fields = resource.crud.fields.filter((field) => !hidden.includes(field));
  const { names, isLoading } = useReferences(resource, fields, [user]);
  const textOf = (field: string) =>
    fieldText(resource, field, { row: user, messages, names, areNamesLoading: isLoading }) || '—';
  return (
    <Descriptions
      bordered
      column={1}
      layout={isWide ? 'horizontal' : 'vertical'}
      items={fields.map((field) => ({
        key: field,
        label: t(`user:field.${field}`),
        children:
          field === 'phoneNum' ? (
            <Phone user={user} />
          ) : field === 'agencyCode' && user.agencyCode !== null ? (
            <Link to={agencyLink(user.agencyCode)}>{user.agencyCode}</Link>
          ) : (
            textOf(field)
          ),
      }))}
    />
  );
}

/** The users of the same seller or agent. */
const agencyLink = (agencyCode: string) =>
  listLink(USER_PAGE, { field: 'agencyCode', operator: 'eq', value: agencyCode });

/** Masked until it is revealed, which the audit records. */
function Phone({ user }: { user: UserRecord }) {
  const { t } = useMessages();
  const powers = usePowers();
  const [numbers, setNumbers] = useState<string>();
  const reveal = useAction(() => request(usersCalls.revealPhone, { id: user.userId }), {
    onDone: ({ phoneNum, contactPhone }) => setNumbers([phoneNum, contactPhone].filter(Boolean).join(' · ')),
  });
  if (user.phoneNum === null) return '—';
  return (
    <span className={styles.line}>
      <span>{numbers ?? user.phoneNum}</span>
      {numbers === undefined && powers.has(USER_PHONE_POWER) && (
        <Button size="small" loading={reveal.isBusy} title={t('user:reveal.hint')} onClick={() => void reveal.run()}>
          {t('user:reveal.action')}
        </Button>
      )}
    </span>
  );
}
