import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readSite } from '../../providers/page/site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import { hotlineOf } from '../shared/site/hotline.ts';
import styles from './site.module.css';

const forms = ['agent', 'data', 'technical'] as const;

/** Forms of cooperation and the site's contacts. */
export function CooperationScreen() {
  const { t } = useTranslation('site-cooperation');
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className={styles.points}>
        {forms.map((form) => (
          <section key={form} className={styles.card} aria-labelledby={form}>
            <h2 id={form}>{t(`form.${form}.title`)}</h2>
            <p>{t(`form.${form}.text`)}</p>
            <ul>
              {['one', 'two', 'three'].map((point) => (
                <li key={point}>{t(`form.${form}.points.${point}`)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Contact />
    </div>
  );
}

function Contact() {
  const { t } = useTranslation('site-cooperation');
  const { t: site } = useTranslation('site');
  const { contact } = readSite();
  const hotline = hotlineOf(readSite());
  return (
    <section className={styles.card} aria-labelledby="contact">
      <h2 id="contact">{t('contact')}</h2>
      <p>{t('contactText')}</p>
      {hotline === null && contact.email === null && <p>{t('none')}</p>}
      <dl className={styles.facts}>
        {hotline !== null && (
          <>
            <dt>{t('hotline')}</dt>
            <dd>
              <a href={`tel:${hotline.number}`}>{hotline.number}</a>
              {hotline.isSample && ` (${site('footer.sample')})`} · {t('hours', { ...contact.hours })}
            </dd>
          </>
        )}
        {contact.email !== null && (
          <>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        )}
      </dl>
      <div className={styles.actions}>
        <Link className={buttonClass('primary')} to={links.register()}>
          {t('register')}
        </Link>
        <Link className={buttonClass()} to={paths.service}>
          {t('services')}
        </Link>
      </div>
    </section>
  );
}
