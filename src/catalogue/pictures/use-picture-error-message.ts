import { useTranslation } from 'react-i18next';
import { CallError } from '../../providers/calls/call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';

/** The message for a failed upload: the server's, or our own where it has none about pictures. */
export function usePictureErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('pictures');
  const messageOf = useErrorMessage();
  return (error) => {
    const code = error instanceof CallError ? error.code : '';
    if (code === '900413') return t('problem.tooLarge');
    if (code === '900503') return t('problem.busy');
    if (error instanceof CallError && code === '900429' && error.retryAfterS !== undefined)
      return t('problem.tooMany', { minutes: Math.ceil(error.retryAfterS / 60) });
    return messageOf(error);
  };
}
