import { useTranslation } from 'react-i18next';
import { OperationAction } from '../../../contract/company/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import type { LogPlace } from './log-place.ts';
import styles from './log-screen.module.css';
import { type LogUser, nameOfUser } from './log-user.ts';

interface LogFilterProps {
  place: LogPlace;
  users: readonly LogUser[];
  onChange: (change: Partial<LogPlace>) => void;
}

/** Whose lines, of what kind, and of which days. */
export function LogFilter({ place: { userId, action, from, to }, users, onChange }: LogFilterProps) {
  const { t } = useTranslation('account-profile');
  const isFiltered = [userId, action, from, to].some((value) => value !== undefined);
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
      <label>
        {t('log.user')}
        <select
          value={userId ?? ''}
          onChange={(event) => onChange({ userId: event.target.value === '' ? undefined : Number(event.target.value) })}
        >
          <option value="">{t('log.everyone')}</option>
          {users.map((user) => (
            <option key={user.id} value={user.id}>
              {nameOfUser(user)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('log.action')}
        <select
          value={action ?? ''}
          onChange={(event) => onChange({ action: OperationAction.safeParse(event.target.value).data })}
        >
          <option value="">{t('log.everything')}</option>
          {OperationAction.options.map((option) => (
            <option key={option} value={option}>
              {t(`action.${option}`)}
            </option>
          ))}
        </select>
      </label>
      {day('from', from)}
      {day('to', to)}
      {isFiltered && (
        <Button
          variant="plain"
          onClick={() => onChange({ userId: undefined, action: undefined, from: undefined, to: undefined })}
        >
          {t('log.clear')}
        </Button>
      )}
    </form>
  );
}
