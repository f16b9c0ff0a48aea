import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { platform } from '../../shared/site/platform.ts';

/** Link to the registration: on the main platform an external site, if one is configured. */
export function RegisterLink({ className }: { className: string }) {
  const { t } = useTranslation();
  const [{ registerUrl }] = useState(() => readSite());
  if (platform === 'easyEpc' && registerUrl !== null) {
    return (
      <a className={className} href={registerUrl}>
        {t('action.register')}
      </a>
    );
  }
  return (
    <Link className={className} to={paths.register}>
      {t('action.register')}
    </Link>
  );
}

/** The main platform's link to its new version; to the version records if no site is configured. */
export function NewVersionLink() {
  const { t } = useTranslation();
  const [{ newVersionUrl }] = useState(() => readSite());
  if (platform !== 'easyEpc') return null;
  if (newVersionUrl !== null) return <a href={newVersionUrl}>{t('menu.newVersion')}</a>;
  return <Link to={paths.edition}>{t('menu.newVersion')}</Link>;
}

/** The header's tools for visitors. */
export function SignedOutTools({ registerClass }: { registerClass: string }) {
  const { t } = useTranslation();
  return (
    <>
      <RegisterLink className={buttonClass('default', registerClass)} />
      <Link className={buttonClass('primary')} to={links.login()}>
        {t('action.login')}
      </Link>
    </>
  );
}
