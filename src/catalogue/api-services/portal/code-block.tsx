import { useTranslation } from 'react-i18next';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { copyText } from '../../shared/clipboard/copy-text.ts';
import styles from './content.module.css';
import { useOriginText } from './use-origin.ts';

/** Code with a button that copies it. */
export function CodeBlock({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation();
  const code = useOriginText()(text.trimEnd());
  const onCopy = async () => {
    const isCopied = await copyText(code);
    notify(isCopied ? 'success' : 'warning', t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <div className={styles.codeBlock}>
      <ScrollRegion className={styles.code} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      <Button
        isSmall
        isIcon
        className={styles.copy ?? ''}
        aria-label={`${t('action.copy')}: ${label}`}
        onClick={onCopy}
      >
        <Icon name="copy" size={16} />
      </Button>
    </div>
  );
}
