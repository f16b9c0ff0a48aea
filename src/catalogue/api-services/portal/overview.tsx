import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { guidePath } from '../../../contract/api-services/documents/rules.ts';
import type { PageGroup } from '../../../contract/api-services/documents/schemas.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { State } from '../../../ui/state.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import content from './content.module.css';
import styles from './portal.module.css';
import { usePageLink } from './portal-links.ts';

const steps = ['one', 'two', 'three'] as const;

/** What the interfaces are, how a call works, what it costs. */
export function Overview({ groups }: { groups: readonly PageGroup[] }) {
  const { t } = useTranslation('site-services');
  const linkOf = usePageLink();
  const classes = groups.filter(({ pages }) => pages.some(({ isInterface }) => isInterface));
  return (
    <>
      <section aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <ol className={content.list}>
          {steps.map((step) => (
            <li key={step}>{t(`step.${step}`)}</li>
          ))}
        </ol>
        <p className={styles.actions}>
          <Link className={buttonClass('primary')} to={guidePath('quick-start')}>
            {t('start')}
          </Link>
          <a className={buttonClass()} href="/service/openapi.json">
            OpenAPI 3.1
          </a>
          <a className={buttonClass()} href="/service/postman.json">
            Postman
          </a>
          <a className={buttonClass()} href="/llms.txt">
            llms.txt
          </a>
        </p>
      </section>
      <section aria-labelledby="classes">
        <h2 id="classes">{t('classes')}</h2>
        {classes.length === 0 && <State title={t('none')}>{t('noneHint')}</State>}
        {classes.map(({ title, pages }) => (
          <section key={title} className={styles.class}>
            <h3>{title}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.id}>
                  <Link to={linkOf(page)}>{page.title}</Link>
                  <p>{page.summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <section aria-labelledby="price">
        <h2 id="price">{t('price')}</h2>
        <p>{t('priceText')}</p>
        <p className={styles.actions}>
          <Link className={buttonClass()} to={links.register()}>
            {t('register')}
          </Link>
          <Link className={buttonClass()} to={paths.cooperation}>
            {t('ask')}
          </Link>
        </p>
      </section>
    </>
  );
}
