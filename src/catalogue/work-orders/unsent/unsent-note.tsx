import { useTranslation } from 'react-i18next';
import cards from '../card-table.module.css';
import type { EditedField } from './unsent-edits.ts';
import { useIsUnsent } from './use-unsent.ts';

/** A note below a field with an unsaved change. */
export function UnsentNote(edited: EditedField) {
  const { t } = useTranslation('work-orders');
  return useIsUnsent(edited) ? <span className={cards.note}>{t('unsent.note')}</span> : null;
}
