import { Alert } from 'antd';
import styles from './order.module.css';

/** What became of unsaved moves after someone else's change. */
export function OrderNotice({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <div className={styles.notice}>
      <Alert type="warning" showIcon message={text} />
    </div>
  );
}
