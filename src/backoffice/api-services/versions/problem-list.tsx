import { Alert, Button } from 'antd';
import { useMessages } from '../../messages.ts';
import styles from './versions.module.css';

interface ProblemListProps {
  problems: readonly { path: string; message: string }[];
  onGo: (path: string) => void;
}

/** Where a definition says something else than its source does; each place leads to its field. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  const { t } = useMessages();
  return (
    <Alert
      type="error"
      showIcon
      message={t('apiInterface:publish.untrue', { count: problems.length })}
      description={
        <ul className={styles.problems}>
          {problems.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              <Button type="link" size="small" onClick={() => onGo(path)}>
                {path}
              </Button>{' '}
              {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
