import { useTranslation } from 'react-i18next';
import { factLabel, isFactField } from '../../../contract/vehicles/fact-labels.ts';
import { currentLanguage } from '../../../providers/language.ts';

/** The label of a vehicle's fact in the reader's language; the value itself when it is not known. */
export function useValueLabel(): (field: string, value: string) => string {
  // A change of the language renders again.
  useTranslation();
  const language = currentLanguage();
  return (field, value) => (isFactField(field) ? factLabel({ field, code: value }, language) : value);
}
