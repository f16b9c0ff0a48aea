import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAccount } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { Button } from '../../../ui/button.tsx';
import cards from '../../shared/list/row-cards.module.css';
import styles from '../company.module.css';
import { nameOf } from '../names.ts';
import { AllocateDialog } from './allocate-dialog.tsx';
import { DisableButton } from './disable-button.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { ParentPlace } from './parent-place.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface SubTableProps {
  subs: readonly SubAccount[];
  place: ParentPlace;
  onChange: (change: Partial<ParentPlace>) => void;
}

interface Opened {
  id: number;
  dialog: 'quota' | 'edit' | 'password';
}

/** A table; on a phone each sub account is a card. */
export function SubTable({ subs, place, onChange }: SubTableProps) {
  const { t } = useTranslation('company');
  const [opened, setOpened] = useState<Opened | null>(null);
  const chosen = subs.find(({ id }) => id === opened?.id);
  const onClose = () => setOpened(null);
  return (
    <>
      <table className={cards.table}>
        <thead>
          <tr>
            <SortedHead column="username" place={place} onChange={onChange} />
            <th scope="col">{t('column.contact')}</th>
            <th scope="col">{t('column.mode')}</th>
            <SortedHead column="usedToday" place={place} onChange={onChange} />
            <SortedHead column="used30Days" place={place} onChange={onChange} />
            <th scope="col">{t('column.left')}</th>
            <th scope="col">{t('column.lastUsed')}</th>
            <th scope="col">{t('column.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {subs.map((sub) => (
            <Row key={sub.id} sub={sub} onOpen={(dialog) => setOpened({ id: sub.id, dialog })} />
          ))}
        </tbody>
      </table>
      {chosen !== undefined && opened?.dialog === 'quota' && <AllocateDialog sub={chosen} onClose={onClose} />}
      {chosen !== undefined && opened?.dialog === 'edit' && <EditDialog sub={chosen} onClose={onClose} />}
      {chosen !== undefined && opened?.dialog === 'password' && <PasswordDialog sub={chosen} onClose={onClose} />}
    </>
  );
}

type SortedHeadProps = Omit<SubTableProps, 'subs'> & { column: 'username' | 'usedToday' | 'used30Days' };

function SortedHead({ column, place: { sortBy, orderBy }, onChange }: SortedHeadProps) {
  const { t } = useTranslation('company');
  const isSorted = sortBy === column;
  // Names from A on; of use, the most first.
  const first = column === 'username' ? 'asc' : 'desc';
  const next = isSorted ? (orderBy === 'asc' ? 'desc' : 'asc') : first;
  const words = t(`column.${column}`);
  return (
    <th scope="col" aria-sort={isSorted ? (orderBy === 'asc' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-label={t('sort.by', { column: words })}
        onClick={() => onChange({ sortBy: column, orderBy: next })}
      >
        {words}
        {isSorted && <span aria-hidden="true">{orderBy === 'asc' ? '↑' : '↓'}</span>}
      </button>
    </th>
  );
}

function Row({ sub, onOpen }: { sub: SubAccount; onOpen: (dialog: Opened['dialog']) => void }) {
  const { t, i18n } = useTranslation('company');
  const { username, userRealname, contactPhone, isDisabled, isShared, usedToday, used30Days, left, lastUsedAt } = sub;
  const name = nameOf(sub);
  return (
    <tr>
      <th scope="row">
        <strong>{username}</strong> {userRealname !== null && <span className="quiet">{userRealname}</span>}{' '}
        {isDisabled && (
          <span className={styles.tag} data-look="bad">
            {t('state.disabled')}
          </span>
        )}
      </th>
      <td data-label={t('column.contact')} data-empty={contactPhone === null}>
        {contactPhone === null ? '—' : <a href={`tel:${contactPhone}`}>{contactPhone}</a>}
      </td>
      <td data-label={t('column.mode')}>
        <span className={styles.tag} data-look={isShared ? 'off' : undefined}>
          {t(isShared ? 'mode.shared' : 'mode.allocated')}
        </span>
      </td>
      <td data-label={t('column.usedToday')}>{usedToday}</td>
      <td data-label={t('column.used30Days')}>{used30Days}</td>
      <td data-label={t('column.left')} data-column="wide">
        {t('column.leftWords', left)}
      </td>
      <td data-label={t('column.lastUsed')} data-column="wide" data-empty={lastUsedAt === null}>
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
          <DisableButton sub={sub} />
        </div>
      </td>
    </tr>
  );
}
