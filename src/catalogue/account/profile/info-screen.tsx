import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CompletionPanel } from './completion-panel.tsx';
import styles from './info-screen.module.css';
import { canEdit, fieldNames, type ProfileField } from './profile-fields.ts';
import { ProfileRow } from './profile-row.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useUserDetail } from './user-detail.ts';

/** The user's account: credentials, profile and signed-in devices. */
export function InfoScreen() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const { data, error, refetch } = useUserDetail();
  const [edited, setEdited] = useState<ProfileField | null>(null);
  if (data === undefined) {
    return (
      <div className={screenClass(styles.screen)}>
        <h1>{common('title._user_info')}</h1>
        {error === null ? (
          <Skeleton label={common('loading')} />
        ) : (
          <CallFailed error={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  const { sysUserBaseVo: base, sysUserDetailVo: detail } = data;
  const isEditable = (field: ProfileField) => canEdit(field, base.acctLevel);
  return (
    <div className={screenClass(styles.screen)}>
      <h1>{common('title._user_info')}</h1>
      <CompletionPanel detail={detail} isEditable={isEditable} onEdit={setEdited} />
      <SignInPanel base={base} />
      <section className={panelClass(styles.panel, 'surface')} aria-labelledby="profile">
        <h2 id="profile">{t('profile.title')}</h2>
        <div className={styles.rows}>
          {fieldNames.map((field) => (
            <ProfileRow
              key={field}
              field={field}
              detail={detail}
              isEditable={isEditable(field)}
              isOpen={edited === field}
              onOpen={() => setEdited(field)}
              onClose={() => setEdited(null)}
            />
          ))}
        </div>
      </section>
      <SessionsPanel />
    </div>
  );
}
