import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { referencePath } from '../../../contract/api-services/documents/rules.ts';
import type { DocumentPage } from '../../../contract/api-services/documents/schemas.ts';
import { Tag } from '../../../ui/tag.tsx';
import styles from './portal.module.css';
import { PortalLinks } from './portal-links.ts';

const variants = { published: 'good', deprecated: 'warning', draft: 'accent', off: 'bad' } as const;

/** The state of an interface: its version, and when it ends with what replaces it. */
export function PageState({ state }: { state: NonNullable<DocumentPage['interface']> }) {
  const { t } = useTranslation('site-services');
  const linkTo = useContext(PortalLinks) ?? referencePath;
  const { status, version, publishedAt, sunsetOn, replacement } = state;
  return (
    <>
      <p className={styles.state}>
        <Tag variant={variants[status]}>{t(`status.${status}`)}</Tag>
        <span>{t('version', { version, day: publishedAt.slice(0, 10) })}</span>
      </p>
      {status === 'deprecated' && (
        <p className={styles.warning} role="note">
          {t(sunsetOn === null ? 'deprecated' : 'deprecatedUntil', { day: sunsetOn })}{' '}
          {replacement !== null && (
            <>
              {t('replacement')} <Link to={linkTo(replacement.code)}>{replacement.name}</Link>
            </>
          )}
        </p>
      )}
    </>
  );
}
