import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../../contract/api-services/keys/schemas.ts';
import { KEY_PREFIX } from '../../../contract/api-services/wire.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Tag } from '../../../ui/tag.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import cards from '../account/cards.module.css';
import { KeyDialog } from './key-dialog.tsx';
import styles from './keys.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import type { NewSecret } from './secret-dialog.tsx';

type Open = 'edit' | 'rotate' | 'revoke' | null;

/** A key with its bounds and last use. The key itself is never shown again. */
export function KeyCard({ apiKey, onSecret }: { apiKey: ApiKey; onSecret: (secret: NewSecret) => void }) {
  const { t } = useTranslation('api-keys');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { name, mode, hint, accessId, isExpired, oldValidUntil } = apiKey;
  return (
    <li className={panelClass(cards.card)}>
      <div className={cards.head}>
        <h2>{name}</h2>
        <Tag variant={mode === 'live' ? 'good' : 'accent'}>{t(`mode.${mode}`)}</Tag>
        {isExpired && <Tag variant="bad">{t('expired')}</Tag>}
        {oldValidUntil !== null && <Tag variant="warning">{t('rotating')}</Tag>}
      </div>
      <p className={styles.hint}>
        <code>
          {KEY_PREFIX[mode]}…{hint}
        </code>
      </p>
      <dl className={cards.facts}>
        <div className={cards.fact}>
          <dt>{t('accessId')}</dt>
          <dd>
            <code>{accessId}</code> <CopyButton text={accessId} />
          </dd>
        </div>
        <Facts apiKey={apiKey} />
      </dl>
      <div className={styles.actions}>
        <Button isSmall aria-label={t('editOf', { name })} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
        <Button isSmall aria-label={t('rotateOf', { name })} onClick={() => setOpen('rotate')}>
          {t('rotate')}
        </Button>
        <Button isSmall variant="danger" aria-label={t('revokeOf', { name })} onClick={() => setOpen('revoke')}>
          {t('revoke')}
        </Button>
      </div>
      {open === 'edit' && <KeyDialog apiKey={apiKey} onClose={close} onSecret={onSecret} />}
      {open === 'rotate' && <RotateDialog apiKey={apiKey} onClose={close} onSecret={onSecret} />}
      {open === 'revoke' && <RevokeDialog apiKey={apiKey} onClose={close} />}
    </li>
  );
}

function Facts({ apiKey }: { apiKey: ApiKey }) {
  const { t, i18n } = useTranslation('api-keys');
  const { interfaces, networks, perSecond, perDay, expiresAt, lastUsedAt, lastUsedAddress, oldValidUntil } = apiKey;
  const time = (iso: string) => formatDateTime(iso, i18n.language);
  const limits = [
    perSecond === null ? '' : t('perSecondOf', { count: perSecond }),
    perDay === null ? '' : t('perDayOf', { count: perDay }),
  ].filter(Boolean);
  const rows = [
    ['interfaces', interfaces === null ? t('all') : interfaces.join(', ')],
    ['networks', networks.length === 0 ? t('any') : networks.join(', ')],
    ['limits', limits.length === 0 ? t('customerLimits') : limits.join(' · ')],
    ['expiresAt', expiresAt === null ? t('never') : time(expiresAt)],
    ['lastUsed', lastUsedAt === null ? t('unused') : [time(lastUsedAt), lastUsedAddress ?? ''].join(' ')],
    ['oldValidUntil', oldValidUntil === null ? '' : time(oldValidUntil)],
  ] as const;
  return (
    <>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className={cards.fact}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </>
  );
}
