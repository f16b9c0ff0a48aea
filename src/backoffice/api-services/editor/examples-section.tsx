import { Button, Input } from 'antd';
import { useMessages } from '../../messages.ts';
import type { SectionProps } from './base-section.tsx';
import { exampleFields, jsonProblem } from './definition-problems.ts';
import styles from './editor.module.css';
import { EditorField } from './editor-field.tsx';
import { Section } from './section.tsx';

const EXAMPLE_MAX = 20_000;

/** A request and its answer as JSON, checked as they are typed. */
export function ExamplesSection({ editor, isDisabled }: SectionProps) {
  const { t } = useMessages();
  const { draft, problems, setValues } = editor;
  return (
    <Section name="examples">
      <div className={styles.grid}>
        {exampleFields.map((field) => {
          const text = draft.values[field];
          const canFormat = text.trim() !== '' && jsonProblem(text) === undefined && formatJson(text) !== text;
          return (
            <div key={field} className={styles.example}>
              <EditorField path={field} problems={problems}>
                {(input) => (
                  <Input.TextArea
                    {...input}
                    className={styles.code ?? ''}
                    autoSize={{ minRows: 8, maxRows: 24 }}
                    spellCheck={false}
                    maxLength={EXAMPLE_MAX}
                    value={text}
                    disabled={isDisabled}
                    onChange={(event) => setValues({ [field]: event.target.value })}
                  />
                )}
              </EditorField>
              {!isDisabled && (
                <Button
                  size="small"
                  disabled={!canFormat}
                  aria-label={t('apiInterface:formatOf', { name: t(`apiInterface:field.${field}`) })}
                  onClick={() => setValues({ [field]: formatJson(text) })}
                >
                  {t('apiInterface:format')}
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </Section>
  );
}

function formatJson(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2);
}
