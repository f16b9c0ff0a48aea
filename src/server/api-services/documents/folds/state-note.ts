import { referencePath } from '../../../../contract/api-services/documents/rules.ts';
import type { DocumentPage } from '../../../../contract/api-services/documents/schemas.ts';
import type { Language } from '../../../../contract/codes.ts';

type State = Pick<NonNullable<DocumentPage['interface']>, 'status' | 'sunsetOn' | 'replacement'>;

/** What the readers of a file must know of a deprecated interface; the portal shows it beside the title. Else empty. */
export function stateNote(state: State | null, language: Language): string {
  if (state?.status !== 'deprecated') return '';
  const { sunsetOn, replacement } = state;
  const link = replacement === null ? '' : `[${replacement.name}](${referencePath(replacement.code)})`;
  if (language === 'en') {
    const end = sunsetOn === null ? '' : `: it stops responding on ${sunsetOn}`;
    return `**Deprecated**${end}.${link === '' ? '' : ` Use ${link} instead.`}`;
  }
  const end = sunsetOn === null ? '' : `：${sunsetOn} 起不再响应`;
  return `**已弃用**${end}。${link === '' ? '' : `请改用 ${link}。`}`;
}
