import { useTranslation } from 'react-i18next';
import type { ResultOf } from '../../contract/call.ts';
import type { quotaCalls } from '../../contract/quota/calls.ts';
import { LedgerReason } from '../../contract/quota/schemas.ts';
import { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { LedgerState } from './ledger-state.ts';
import styles from './package-screen.module.css';

interface LedgerFilterProps {
  state: LedgerState;
  users: ResultOf<typeof quotaCalls.listLedger>['users'];
  onChange: (change: Partial<LedgerState>) => void;
}

/** Filters of the ledger: vehicle class, reason, days and, for a main account, the user. */
export function LedgerFilter({ state, users, onChange }: LedgerFilterProps) {
  const { t } = useTranslation('quota');
  const { vehicleTypeCode, reason, userId, fromDate, toDate } = state;
  return (
    <div className={styles.filter}>
      <Choice
        label={t('ledger.class')}
        value={vehicleTypeCode}
        options={VehicleType.options.map((value) => [value, t(`class.${value}`)])}
        onChange={(value) => onChange({ vehicleTypeCode: VehicleType.safeParse(value).data })}
      />
      <Choice
        label={t('ledger.why')}
        value={reason}
        options={LedgerReason.options.map((value) => [value, t(`reason.${value}`)])}
        onChange={(value) => onChange({ reason: LedgerReason.safeParse(value).data })}
      />
      {users.length > 1 && (
        <Choice
          label={t('ledger.who')}
          value={userId === undefined ? undefined : String(userId)}
          options={users.map((user) => [String(user.userId), user.userRealname ?? user.username])}
          onChange={(value) => onChange({ userId: value === '' ? undefined : Number(value) })}
        />
      )}
      <Day label={t('ledger.fromDate')} value={fromDate} max={toDate} onChange={(day) => onChange({ fromDate: day })} />
      <Day label={t('ledger.toDate')} value={toDate} min={fromDate} onChange={(day) => onChange({ toDate: day })} />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value = '', options, onChange }: ChoiceProps) {
  const { t } = useTranslation('quota');
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('ledger.all')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ label, value = '', min, max, onChange }: DayProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
    </label>
  );
}
