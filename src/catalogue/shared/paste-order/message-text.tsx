import { useTranslation } from 'react-i18next';
import type { Span } from '../../../contract/work-orders/schemas.ts';
import styles from './paste-order.module.css';

/** More pieces than a message of 500 parts has; the rest is shown without marks. */
const MARKED_MAX = 2_000;

/** The message with what each piece of it became. */
export function MessageText({ message, spans }: { message: string; spans: readonly Span[] }) {
  const { t } = useTranslation('work-orders-paste');
  const marked = spans.slice(0, MARKED_MAX);
  const rest = message.slice(marked.at(-1)?.end ?? 0);
  return (
    <section aria-label={t('message')} className={styles.message}>
      {marked.map((span, index) => (
        <span key={span.start}>
          {message.slice(marked[index - 1]?.end ?? 0, span.start)}
          <mark className={styles[span.kind]} title={t(`span.${span.kind}`)}>
            {message.slice(span.start, span.end)}
          </mark>
        </span>
      ))}
      {rest}
    </section>
  );
}
