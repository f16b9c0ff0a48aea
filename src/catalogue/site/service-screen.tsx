import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import { samples } from './interface-samples.ts';
import styles from './site.module.css';

const classes: readonly { name: string; icon: IconName }[] = [
  { name: 'vehicle', icon: 'car' },
  { name: 'parts', icon: 'search' },
  { name: 'prices', icon: 'pin' },
  { name: 'commercial', icon: 'truck' },
  { name: 'maintenance', icon: 'check' },
  { name: 'recognition', icon: 'camera' },
];

/** The API as a service: classes of interfaces, how a call works, samples, prices. */
export function ServiceScreen() {
  const { t } = useTranslation('site-services');
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <section aria-labelledby="classes">
        <h2 id="classes" className={styles.title}>
          {t('classes')}
        </h2>
        <ul className={styles.points}>
          {classes.map(({ name, icon }) => (
            <li key={name}>
              <h3>
                <Icon name={icon} /> {t(`class.${name}.title`)}
              </h3>
              <p>{t(`class.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how" className={styles.title}>
          {t('how')}
        </h2>
        <ol className={styles.steps}>
          {['one', 'two', 'three'].map((step) => (
            <li key={step}>{t(`step.${step}`)}</li>
          ))}
        </ol>
      </section>
      <Samples />
      <section className={styles.card} aria-labelledby="price">
        <h2 id="price">{t('price')}</h2>
        <p>{t('priceText')}</p>
        <div className={styles.actions}>
          <Link className={buttonClass('primary')} to={links.register()}>
            {t('register')}
          </Link>
          <Link className={buttonClass()} to={paths.cooperation}>
            {t('ask')}
          </Link>
          <a href="/openapi.json">{t('document')}</a>
        </div>
      </section>
    </div>
  );
}

function Samples() {
  const { t } = useTranslation('site-services');
  return (
    <section aria-labelledby="sample">
      <h2 id="sample" className={styles.title}>
        {t('sample')}
      </h2>
      <div className={styles.samples}>
        {samples.map(({ name, path, request, response }) => (
          <article key={name} className={styles.card}>
            <h3>{t(name)}</h3>
            <code>POST {path}</code>
            <h4>{t('request')}</h4>
            <pre className={styles.code}>{JSON.stringify(request, null, 2)}</pre>
            <h4>{t('response')}</h4>
            <pre className={styles.code}>{JSON.stringify(response, null, 2)}</pre>
          </article>
        ))}
      </div>
    </section>
  );
}
