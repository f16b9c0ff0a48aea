import { useTranslation } from 'react-i18next';
import { CallError } from './call-error.ts';

/** The message of an error: the server's own, or one of ours for a call without a response. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (!(error instanceof CallError)) return t('error.request');
    if (error.message !== '') return error.message;
    return t(error.code === 'network' || error.code === 'timeout' ? `error.${error.code}` : 'error.request');
  };
}
