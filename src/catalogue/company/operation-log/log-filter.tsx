import { useTranslation } from 'react-i18next';
import { OperationAction } from '../../../contract/company/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { fullDisplayName } from '../user-names.ts';
import styles from './operation-log.module.css';
import type { OperationLogFilterState } from './operation-log-state.ts';

interface LogFilterProps {
  filter: OperationLogFilterState;
  users: readonly { id: number; username: string; userRealname: string | null }[];
  onChange: (change: Partial<OperationLogFilterState>) => void;
  /** Undefined when no filter is set. */
  onClear: (() => void) | undefined;
}

/** Filters the log by user, action and dates. */
export function LogFilter({ filter: { userId, action, from, to }, users, onChange, onClear }: LogFilterProps) {
  const { t } = useTranslation('account-profile');
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <label>
      {t(`log.${name}`)}
      <input
        type="date"
        value={value ?? ''}
        min={name === 'to' ? from : undefined}
        max={name === 'from' ? to : undefined}
        onChange={(event) => onChange({ [name]: event.target.value === '' ? undefined : event.target.value })}
      />
    </label>
  );
  return (
    <form role="search" className={styles.filter} onSubmit={(event) => event.preventDefault()}>
      {(users.length > 1 || userId !== undefined) && (
        <label>
          {t('log.user')}
          <select
            value={userId ?? ''}
            onChange={(event) =>
              onChange({ userId: event.target.value === '' ? undefined : Number(event.target.value) })
            }
          >
            <option value="">{t('log.allAccounts')}</option>
            {users.map((user) => (
              <option key={user.id} value={user.id}>
                {fullDisplayName(user)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t('log.action')}
        <select
          value={action ?? ''}
          onChange={(event) => onChange({ action: OperationAction.safeParse(event.target.value).data })}
        >
          <option value="">{t('log.allActions')}</option>
          {OperationAction.options.map((option) => (
            <option key={option} value={option}>
              {t(`action.${option}`)}
            </option>
          ))}
        </select>
      </label>
      {day('from', from)}
      {day('to', to)}
      {onClear !== undefined && (
        <Button variant="plain" onClick={onClear}>
          {t('log.clear')}
        </Button>
      )}
    </form>
  );
}
