import { type ReactNode, useId } from 'react';
import { State } from '../../../ui/state.tsx';
import { useMessages } from '../../messages.ts';
import styles from './permissions.module.css';
import type { PermissionsState } from './permissions-state.ts';
import { SubjectSelect } from './subject-select.tsx';

export interface OfCustomerProps {
  state: PermissionsState;
  onGo: (change: Partial<PermissionsState>) => void;
}

/** What one customer has, once it is chosen. */
export function OfCustomer({
  state: { userId },
  onGo,
  chooseText,
  children,
}: OfCustomerProps & { chooseText: string; children: (userId: number) => ReactNode }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <>
      <div className={styles.customer}>
        <label htmlFor={id}>{t('apiPermission:field.customer')}</label>
        <SubjectSelect
          id={id}
          value={userId === undefined ? undefined : { kind: 'customer', id: userId, name: `#${userId}` }}
          onChange={(subject) => onGo({ userId: subject?.id })}
        />
      </div>
      {userId === undefined ? <State title={chooseText} /> : children(userId)}
    </>
  );
}
