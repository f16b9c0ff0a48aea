import { Alert } from 'antd';
import styles from './order.module.css';

/** The outcome for unsaved moves when someone else saved another order first. */
export function OrderNotice({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <div className={styles.notice}>
      <Alert type="warning" showIcon message={text} />
    </div>
  );
}
