import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { oeCalls } from '../../contract/oe/calls.ts';
import { DEFAULT_PROVINCE } from '../../contract/provinces/rules.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { buttonClass } from '../../ui/button.tsx';
import { links } from '../shared/navigation/paths.ts';
import { useProvince } from '../shared/province/use-province.ts';
import { Note } from './note.tsx';

/** Says that a text which no vehicle has is a part's number, if the catalogue knows it as one: LR5830. */
export function PartNumberNote({ text }: { text: string }) {
  const { t } = useTranslation('vehicles');
  const { province } = useProvince();
  const body = { oe: text.trim(), provinceCode: province ?? DEFAULT_PROVINCE };
  const { data } = useCall(oeCalls.getPartListByOe, body, { enabled: province !== undefined });
  const [part] = data ?? [];
  if (part === undefined) return null;
  return (
    <Note kind="info">
      <p>{t('partNumber.known', { number: text.trim(), name: part.stdPartName })}</p>
      <Link className={buttonClass('primary')} to={links.oe(text.trim())}>
        {t('partNumber.show')}
      </Link>
    </Note>
  );
}
