import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import styles from './message-body.module.css';

/** The logged body of a request or response. */
export function MessageBody({ label, text }: { label: string; text: string }) {
  return (
    <ScrollRegion className={styles.body} aria-label={label}>
      <pre>{text}</pre>
    </ScrollRegion>
  );
}
