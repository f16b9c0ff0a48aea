import { useTranslation } from 'react-i18next';
import { misfitWords } from '../misfit-words.ts';
import type { Row } from './rows.ts';

/** Why a row is not for this vehicle, in words: what it is for instead. */
export function useMisfitText(): (reasons: Row['reasons']) => string {
  const { t } = useTranslation('parts');
  return (reasons) => {
    const uses = reasons.map((misfits) =>
      misfits
        .map((misfit) => {
          const { key, field, from, to } = misfitWords(misfit);
          const code = t(`misfit.codes.${field}.${from}`, { defaultValue: from });
          return key === 'code' ? t(`misfit.${field}`, { code }) : t(`misfit.${field}.${key}`, { from, to });
        })
        .join(t('misfit.and')),
    );
    return [...new Set(uses)].join(t('misfit.or'));
  };
}
