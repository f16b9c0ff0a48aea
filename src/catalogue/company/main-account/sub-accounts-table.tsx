import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Tag } from '../../../ui/tag.tsx';
import cards from '../../shared/list/row-cards.module.css';
import styles from '../company.module.css';
import { displayName } from '../user-names.ts';
import { AllocateDialog } from './allocate-dialog.tsx';
import { DisableButton } from './disable-button.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { SubAccountsState } from './sub-accounts-state.ts';
import table from './sub-accounts-table.module.css';

interface SubAccountsTableProps {
  subAccounts: readonly SubAccount[];
  state: SubAccountsState;
  onChange: (change: Partial<SubAccountsState>) => void;
}

interface OpenDialog {
  id: number;
  dialog: 'quota' | 'edit' | 'password';
}

/** A table; on a phone each sub account is a card. */
export function SubAccountsTable({ subAccounts, state, onChange }: SubAccountsTableProps) {
  const { t } = useTranslation('company');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const selected = subAccounts.find(({ id }) => id === open?.id);
  const onClose = () => setOpen(null);
  return (
    <>
      <ScrollRegion className={table.scroller} aria-label={t('parent.list')}>
        <table className={`${cards.table} ${table.table}`}>
          <thead>
            <tr>
              <SortableHeader column="username" state={state} onChange={onChange} />
              <th scope="col">{t('column.mode')}</th>
              <SortableHeader column="usedToday" state={state} onChange={onChange} />
              <SortableHeader column="used30Days" state={state} onChange={onChange} />
              <th scope="col">{t('column.left')}</th>
              <th scope="col">{t('column.lastUsed')}</th>
              <th scope="col">{t('column.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {subAccounts.map((subAccount) => (
              <Row
                key={subAccount.id}
                subAccount={subAccount}
                onOpen={(dialog) => setOpen({ id: subAccount.id, dialog })}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {selected !== undefined && open?.dialog === 'quota' && <AllocateDialog subAccount={selected} onClose={onClose} />}
      {selected !== undefined && open?.dialog === 'edit' && <EditDialog subAccount={selected} onClose={onClose} />}
      {selected !== undefined && open?.dialog === 'password' && (
        <PasswordDialog subAccount={selected} onClose={onClose} />
      )}
    </>
  );
}

type SortableHeaderProps = Omit<SubAccountsTableProps, 'subAccounts'> & {
  column: 'username' | 'usedToday' | 'used30Days';
};

function SortableHeader({ column, state: { sortBy, orderBy }, onChange }: SortableHeaderProps) {
  const { t } = useTranslation('company');
  const isSorted = sortBy === column;
  const firstOrder = column === 'username' ? 'asc' : 'desc';
  const next = isSorted ? (orderBy === 'asc' ? 'desc' : 'asc') : firstOrder;
  const label = t(`column.${column}`);
  return (
    <th scope="col" aria-sort={isSorted ? (orderBy === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-label={t('sort.by', { column: label })}
        onClick={() => onChange({ sortBy: column, orderBy: next })}
      >
        {label}
        {isSorted && <span aria-hidden="true">{orderBy === 'asc' ? '↑' : '↓'}</span>}
      </button>
    </th>
  );
}

function Row({ subAccount, onOpen }: { subAccount: SubAccount; onOpen: (dialog: OpenDialog['dialog']) => void }) {
  const { t, i18n } = useTranslation('company');
  const { username, userRealname, contactPhone, isDisabled, isShared, usedToday, used30Days, left, lastUsedAt } =
    subAccount;
  const name = displayName(subAccount);
  return (
    <tr>
      <th scope="row">
        <strong>{username}</strong> {userRealname !== null && <span className="quiet">{userRealname}</span>}{' '}
        {isDisabled && <Tag variant="bad">{t('state.disabled')}</Tag>}
        {contactPhone !== null && (
          <div>
            <a href={`tel:${contactPhone}`}>{contactPhone}</a>
          </div>
        )}
      </th>
      <td data-label={t('column.mode')}>
        <Tag variant={isShared ? 'neutral' : 'accent'}>{t(isShared ? 'mode.shared' : 'mode.allocated')}</Tag>
      </td>
      <td data-label={t('column.usedToday')}>{usedToday}</td>
      <td data-label={t('column.used30Days')}>{used30Days}</td>
      <td className={table.left} data-label={t('column.left')} data-column="wide">
        {t('column.leftByClass', left)}
      </td>
      <td className={table.time} data-label={t('column.lastUsed')} data-column="wide" data-empty={lastUsedAt === null}>
        {lastUsedAt === null ? '—' : formatDateTime(lastUsedAt, i18n.language)}
      </td>
      <td className={cards.actions}>
        <div className={styles.rowActions}>
          {(['quota', 'edit', 'password'] as const).map((dialog) => (
            <Button
              key={dialog}
              variant="link"
              aria-label={t(`action.${dialog}Of`, { name })}
              onClick={() => onOpen(dialog)}
            >
              {t(`action.${dialog}`)}
            </Button>
          ))}
          <DisableButton subAccount={subAccount} />
        </div>
      </td>
    </tr>
  );
}
