import { Input, InputNumber, Select } from 'antd';
import { addressOf, type ChargeRule, chargeRules } from '../../../contract/api-services/definition.ts';
import { useMessages } from '../../messages.ts';
import { useServiceClasses } from '../interfaces/use-service-classes.ts';
import styles from './editor.module.css';
import { EditorField } from './editor-field.tsx';
import { Section } from './section.tsx';
import type { InterfaceEditor } from './use-interface-editor.ts';

export interface SectionProps {
  editor: InterfaceEditor;
  isDisabled: boolean;
}

const texts = [
  ['name', 60],
  ['nameEn', 60],
  ['industryLabel', 60],
  ['industryLabelEn', 60],
] as const;
const longTexts = ['summary', 'summaryEn'] as const;

/** Name, code, address, class and price. */
export function BaseSection({ editor, isDisabled }: SectionProps) {
  const { t } = useMessages();
  const classes = useServiceClasses();
  const { draft, problems, base, setCode, setValues } = editor;
  const { values, code } = draft;
  // The server refuses a new code once callers know the old one.
  const isCodeFixed = base !== undefined && base.version !== null;
  return (
    <Section name="base">
      <div className={styles.grid}>
        <EditorField
          path="code"
          problems={problems}
          hint={t(isCodeFixed ? 'apiInterface:hint.codeFixed' : 'apiInterface:hint.code')}
        >
          {(input) => (
            <Input
              {...input}
              className={styles.code ?? ''}
              value={code}
              maxLength={40}
              spellCheck={false}
              disabled={isDisabled || isCodeFixed}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </EditorField>
        <EditorField path="address" problems={problems} hint={t('apiInterface:hint.address')}>
          {(input) => (
            <Input
              {...input}
              className={styles.code ?? ''}
              readOnly
              value={`${values.requestMethod} ${addressOf(code.trim())} · ${values.requestType}`}
            />
          )}
        </EditorField>
        {texts.map(([field, maxLength]) => (
          <EditorField key={field} path={field} problems={problems}>
            {(input) => (
              <Input
                {...input}
                value={values[field]}
                maxLength={maxLength}
                disabled={isDisabled}
                onChange={(event) => setValues({ [field]: event.target.value })}
              />
            )}
          </EditorField>
        ))}
        {longTexts.map((field) => (
          <EditorField key={field} path={field} problems={problems}>
            {(input) => (
              <Input.TextArea
                {...input}
                autoSize={{ minRows: 2, maxRows: 8 }}
                value={values[field]}
                maxLength={500}
                disabled={isDisabled}
                onChange={(event) => setValues({ [field]: event.target.value })}
              />
            )}
          </EditorField>
        ))}
        <EditorField path="classId" problems={problems}>
          {(input) => (
            <Select<number | null>
              {...input}
              value={classes.some(([classId]) => classId === values.classId) ? values.classId : null}
              disabled={isDisabled}
              options={classes.map(([value, label]) => ({ value, label }))}
              onChange={(classId) => setValues({ classId: classId ?? 0 })}
            />
          )}
        </EditorField>
        <div className={styles.pair}>
          <EditorField path="rule" problems={problems}>
            {(input) => (
              <Select<ChargeRule>
                {...input}
                value={values.rule}
                disabled={isDisabled}
                options={chargeRules.map((value) => ({ value, label: t(`apiInterface:rule.${value}`) }))}
                onChange={(rule) => setValues({ rule })}
              />
            )}
          </EditorField>
          <EditorField path="count" problems={problems} hint={t(`apiInterface:ruleHint.${values.rule}`)}>
            {(input) => (
              <InputNumber<number>
                {...input}
                min={0}
                max={1000}
                precision={0}
                value={values.count}
                disabled={isDisabled}
                onChange={(count) => setValues({ count: count ?? 0 })}
              />
            )}
          </EditorField>
        </div>
      </div>
    </Section>
  );
}
