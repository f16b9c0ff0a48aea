import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { optionalTextParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { State } from '../../ui/state.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { Scene } from './scene.tsx';
import styles from './site.module.css';
import { SolutionCards } from './solution-cards.tsx';
import { points, solutions } from './solutions.ts';

const ID_MAX = 20;
const solutionState = urlState({ id: optionalTextParam(ID_MAX) });

/** One solution: its benefits and where to start. */
export function SolutionScreen() {
  const { t } = useTranslation('site-solutions');
  const [{ id: urlId }] = useUrlState(solutionState);
  const solution = solutions.find(({ id }) => id === urlId);
  if (solution === undefined) {
    return (
      <div className={styles.screen}>
        <State isPage icon="search" title={t('unknown.title')}>
          {t('unknown.hint')}
        </State>
        <SolutionCards solutions={solutions} level="h3" />
      </div>
    );
  }
  const { id, start } = solution;
  return (
    <div className={styles.screen}>
      <Link className={styles.back} to={paths.solutions}>
        <Icon name="left" size={16} />
        {t('back')}
      </Link>
      <header className={`${styles.head} ${styles.withScene}`}>
        <div>
          <h1>{t(`${id}.title`)}</h1>
          <p>{t(`${id}.lead`)}</p>
          <Link className={buttonClass('primary')} to={start}>
            {t('start')}
          </Link>
        </div>
        <Scene solutionId={id} />
      </header>
      <ol className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <h2>{t(`${id}.points.${point}.title`)}</h2>
            <p>{t(`${id}.points.${point}.text`)}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="others">
        <h2 id="others" className={styles.title}>
          {t('others')}
        </h2>
        <SolutionCards solutions={solutions.filter((other) => other.id !== id)} level="h3" />
      </section>
    </div>
  );
}
