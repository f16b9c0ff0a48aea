import { useTranslation } from 'react-i18next';
import { CallError } from '../../providers/call-error.ts';
import { useErrorMessage } from '../shared/call/call-failed.tsx';

/** What went wrong with a picture, and what to do: the server's words, or our own where it never came to an answer. */
export function usePictureWords(): (error: unknown) => string {
  const { t } = useTranslation('pictures');
  const wordsOf = useErrorMessage();
  return (error) => {
    const code = error instanceof CallError ? error.code : '';
    if (code === '900413') return t('problem.tooLarge');
    if (code === '900503') return t('problem.busy');
    return wordsOf(error);
  };
}
