import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { links } from '../../shared/navigation/paths.ts';
import { platform } from '../../shared/site/platform.ts';

/** The main platform may have its registration on another site. */
export function RegisterLink({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation('account');
  const { registerUrl } = readSite();
  if (platform === 'easyEpc' && registerUrl !== null) return <a href={registerUrl}>{t('login.register')}</a>;
  return <Link to={links.register(redirect)}>{t('login.register')}</Link>;
}
