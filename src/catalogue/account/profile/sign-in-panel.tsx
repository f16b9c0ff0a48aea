import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { UserDetail } from '../../../contract/account/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { panelClass } from '../../../ui/panel.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { EditableRow } from './editable-row.tsx';
import styles from './info-screen.module.css';
import { PhoneForm } from './phone-form.tsx';
import { UsernameForm } from './username-form.tsx';

/** Username, phone, password and kind of account. */
export function SignInPanel({ base }: { base: UserDetail['sysUserBaseVo'] }) {
  const { t, i18n } = useTranslation(['account-profile', 'sms']);
  const { t: common } = useTranslation();
  const [edited, setEdited] = useState<'username' | 'phoneNum' | null>(null);
  const close = () => setEdited(null);
  const kind = base.acctLevel === 0 ? t('kind.main') : t('kind.sub', { name: base.parentName ?? '' });
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-labelledby="sign-in">
      <h2 id="sign-in">{t('signIn.title')}</h2>
      <div className={styles.rows}>
        <EditableRow
          label={t('field.username')}
          value={base.username}
          isEditable
          isOpen={edited === 'username'}
          onOpen={() => setEdited('username')}
        >
          <UsernameForm username={base.username} onClose={close} />
        </EditableRow>
        <EditableRow
          label={t('field.phoneNum')}
          value={base.phoneNum}
          isEditable
          isOpen={edited === 'phoneNum'}
          onOpen={() => setEdited('phoneNum')}
        >
          <PhoneForm onClose={close} />
        </EditableRow>
        <div className={styles.row}>
          <span className={styles.label}>{t('field.password')}</span>
          <span className={styles.value}>••••••••</span>
          <Link to={paths.changePassword}>{common('title._user_change_password')}</Link>
        </div>
        <div className={styles.row}>
          <span className={styles.label}>{t('signIn.kind')}</span>
          <span className={styles.value}>{kind}</span>
        </div>
        <div className={styles.row}>
          <span className={styles.label}>{t('signIn.since')}</span>
          <span className={styles.value}>{formatDateTime(base.createdAt, i18n.language)}</span>
        </div>
      </div>
    </section>
  );
}
