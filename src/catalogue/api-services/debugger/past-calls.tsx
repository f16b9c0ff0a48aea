import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import type { PastCall } from './call-history.ts';
import styles from './debugger.module.css';

interface PastCallsProps {
  calls: readonly PastCall[];
  onChoose: (call: PastCall) => void;
  onClear: () => void;
}

/** The last calls of this interface in this browser; a click takes over the body. */
export function PastCalls({ calls, onChoose, onClear }: PastCallsProps) {
  const { t, i18n } = useTranslation('api-debugger');
  if (calls.length === 0) return null;
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="past">
      <div className={styles.bar}>
        <h2 id="past">{t('past')}</h2>
        <Button isSmall onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      <ul className={styles.past}>
        {calls.map((call) => (
          <li key={`${call.at} ${call.body}`}>
            <button type="button" onClick={() => onChoose(call)}>
              <span>
                {formatDateTime(call.at, i18n.language)} · HTTP {call.status} · {call.resultCode}
              </span>
              <code>{call.body.replace(/\s+/g, ' ').slice(0, 120)}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
