import { Link } from 'react-router-dom';
import { usersCalls } from '../../../contract/users/calls.ts';
import { USER_PAGE } from '../../../contract/users/rules.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { listLink } from '../../list/filters/list-link.ts';
import { useMessages } from '../../messages.ts';
import styles from './user.module.css';

const CLASSES = [1, 2, 3, 4] as const;

/** The number of users of each class; each leads to the list of them. */
export function UserClassCounts() {
  const { t } = useMessages();
  return (
    <ul className={styles.counts} aria-label={t('user:counts')}>
      {CLASSES.map((roleValue) => (
        <li key={roleValue}>
          <ClassCount roleValue={roleValue} />
        </li>
      ))}
    </ul>
  );
}

function ClassCount({ roleValue }: { roleValue: (typeof CLASSES)[number] }) {
  const { t } = useMessages();
  const { data } = useCall(usersCalls.countUsers, { roleName: roleValue }, { staleTime: 0 });
  return (
    <Link className={styles.count} to={listLink(USER_PAGE, { field: 'roleValue', operator: 'eq', value: roleValue })}>
      <span>{t(`user:option.roleValue.${roleValue}`)}</span>
      <strong>{data?.count ?? '—'}</strong>
    </Link>
  );
}
