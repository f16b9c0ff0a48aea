import type { ImportSummary } from '../../contract/imports/schemas.ts';
import type { Messages } from '../messages.ts';

/** Who made an import: a person, a person's API key, or the command. */
export function creatorText(
  { createdBy, keyName, isByCommand }: Pick<ImportSummary, 'createdBy' | 'keyName' | 'isByCommand'>,
  { t }: Pick<Messages, 't'>,
): string {
  if (isByCommand) return t('catalogueImport:list.byCommand');
  const key = keyName === null ? '' : t('catalogueImport:list.byKey', { name: keyName });
  return [createdBy, key].filter(Boolean).join(', ');
}
