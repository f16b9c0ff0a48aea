import { useTranslation } from 'react-i18next';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from './copy-text.ts';

/** Copies a text and notifies the result. */
export function CopyButton({ text, tabIndex }: { text: string; tabIndex?: 0 | -1 }) {
  const { t } = useTranslation();
  const onCopy = async () => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'success' : 'warning', t(isCopied ? 'copied' : 'notCopied'));
  };
  return (
    <Button
      variant="plain"
      isSmall
      isIcon
      tabIndex={tabIndex}
      aria-label={`${t('action.copy')} ${text}`}
      onClick={onCopy}
    >
      <Icon name="copy" size={16} />
    </Button>
  );
}
