import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSite } from '../../../providers/page/site.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { hotlineOf } from '../../shared/site/hotline.ts';
import { platform } from '../../shared/site/platform.ts';
import styles from './footer.module.css';

const columns = [
  {
    name: 'catalogue',
    entries: [
      ['inquire', paths.inquire],
      ['solutions', paths.solutions],
      ['edition', paths.edition],
    ],
  },
  {
    name: 'company',
    entries: [
      ['service', paths.service],
      ['cooperation', paths.cooperation],
    ],
  },
] as const;

/** Brand, links, hotline and the filing number that the law requires. */
export function Footer() {
  const { t } = useTranslation('site');
  const { t: common } = useTranslation();
  const site = readSite();
  const hotline = hotlineOf(site);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.brand}>
          <strong>{common(`brand.${platform}`)}</strong>
          <span>{t('footer.tagline')}</span>
        </p>
        {columns.map(({ name, entries }) => (
          <nav key={name} aria-label={t(`footer.${name}`)}>
            <h2>{t(`footer.${name}`)}</h2>
            <ul>
              {entries.map(([entry, to]) => (
                <li key={entry}>
                  <Link to={to}>{t(`footer.${entry}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {hotline !== null && (
          <div>
            <h2>{t('footer.hotline')}</h2>
            <a href={`tel:${hotline.number}`}>{hotline.number}</a>
            {hotline.isSample && <small> ({t('footer.sample')})</small>}
            <p>{t('footer.hours', { ...site.contact.hours })}</p>
          </div>
        )}
      </div>
      <p className={styles.bottom}>
        {/* Plain links work without scripts. */}
        <a href="?lang=zh-CN" hrefLang="zh-CN" lang="zh-CN">
          中文
        </a>
        <a href="?lang=en" hrefLang="en" lang="en">
          English
        </a>
        {site.filing !== null && (
          <a href="https://beian.miit.gov.cn/" rel="noreferrer">
            {t('footer.filing', { filing: site.filing })}
          </a>
        )}
        {site.isDemo && <span>{t('footer.demo')}</span>}
      </p>
    </footer>
  );
}
