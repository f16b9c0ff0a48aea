import { Select } from 'antd';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useMessages } from '../../messages.ts';
import type { SectionProps } from './base-section.tsx';
import styles from './editor.module.css';
import { EditorField } from './editor-field.tsx';
import { Section } from './section.tsx';

/** The codes of this interface, chosen from the list; those of every interface are there anyway. */
export function ErrorCodesSection({ editor, isDisabled }: SectionProps) {
  const { t, language } = useMessages();
  const { data } = useCall(interfaceCalls.errCodeList, {});
  const rows = (data?.rows ?? []).map((row) => ({
    ...row,
    text: inLanguage(language, row.meaning, row.meaningEn),
    todo: inLanguage(language, row.remedy, row.remedyEn),
  }));
  const { draft, problems, setValues } = editor;
  const chosen = draft.values.errorCodes;
  const shown = rows.filter(({ code, isGeneral }) => isGeneral || chosen.includes(code));
  return (
    <Section name="errorCodes">
      <EditorField path="errorCodes" problems={problems} isWide>
        {({ id, 'aria-describedby': describedBy }) => (
          <Select<string[]>
            id={id}
            aria-describedby={describedBy}
            mode="multiple"
            optionFilterProp="label"
            value={chosen}
            disabled={isDisabled}
            options={rows
              .filter(({ isGeneral }) => !isGeneral)
              .map(({ code, text }) => ({ value: code, label: `${code} ${text}` }))}
            onChange={(errorCodes) => setValues({ errorCodes })}
          />
        )}
      </EditorField>
      {shown.length > 0 && (
        <ScrollRegion className={styles.scroll} aria-label={t('apiInterface:errorCode.list')}>
          <table className={styles.codes}>
            <thead>
              <tr>
                {['code', 'meaning', 'charged', 'remedy'].map((column) => (
                  <th key={column} scope="col">
                    {t(`apiInterface:errorCode.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ code, text, isCharged, todo }) => (
                <tr key={code}>
                  <th scope="row">
                    <code>{code}</code>
                  </th>
                  <td>{text}</td>
                  <td>{t(isCharged ? 'yes' : 'no')}</td>
                  <td>{todo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Section>
  );
}
