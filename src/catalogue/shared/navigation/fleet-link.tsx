import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { links } from './paths.ts';

/** The way to the screen for several vehicles. */
export function FleetLink() {
  const { t } = useTranslation();
  return (
    <Link className={buttonClass()} to={links.fleet()}>
      <Icon name="car" size={16} />
      {t('fleet')}
    </Link>
  );
}
