import { useTranslation } from 'react-i18next';
import { type Misfit, misfitMessage, sharedField } from '../list/misfit-message.ts';
import type { Row } from './rows.ts';

/** Formats why a row does not fit this vehicle: what it fits instead. */
export function useMisfitText(): (reasons: Row['reasons']) => string {
  const { t } = useTranslation('parts');
  const codeOf = ({ field, wanted }: Misfit) => t(`misfit.codes.${field}.${wanted}`, { defaultValue: wanted });
  const textOf = (misfit: Misfit) => {
    const { key, field, from, to } = misfitMessage(misfit);
    return key === 'code' ? t(`misfit.${field}`, { code: codeOf(misfit) }) : t(`misfit.${field}.${key}`, { from, to });
  };
  return (reasons) => {
    const shared = sharedField(reasons);
    if (shared !== undefined) return t(`misfit.${shared.field}`, { code: shared.misfits.map(codeOf).join(' / ') });
    const uses = reasons.map((misfits) => misfits.map(textOf).join(t('misfit.and')));
    return [...new Set(uses)].join(t('misfit.or'));
  };
}
