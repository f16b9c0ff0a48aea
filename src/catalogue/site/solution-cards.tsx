import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { links } from '../shared/navigation/paths.ts';
import styles from './solution-cards.module.css';

interface SolutionCardsProps {
  solutions: readonly { id: string; icon: IconName }[];
  /** Heading level of the cards. */
  level: 'h2' | 'h3';
}

/** A card per solution, linked to its page. */
export function SolutionCards({ solutions, level: Heading }: SolutionCardsProps) {
  const { t } = useTranslation('site-solutions');
  return (
    <ul className={styles.cards}>
      {solutions.map(({ id, icon }) => (
        <li key={id}>
          <Link to={links.solution(id)}>
            <Icon name={icon} size={24} />
            <Heading>{t(`${id}.title`)}</Heading>
            <p>{t(`${id}.lead`)}</p>
            <span className={styles.more}>{t('more')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
