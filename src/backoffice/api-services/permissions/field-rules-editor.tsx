import { Select } from 'antd';
import type { CSSProperties } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { type FieldRule, type FieldRules, fieldRules } from '../../../contract/api-services/wire.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { fieldRuleOf, withFieldRule } from './field-rule-of.ts';
import styles from './permissions.module.css';

interface FieldRulesEditorProps {
  code: string;
  rules: FieldRules;
  onChange: (rules: FieldRules) => void;
}

const INHERITED = 'inherited';

/** The fields of an answer as a tree, each full, masked or absent; a rule holds for all below it. */
export function FieldRulesEditor({ code, rules, onChange }: FieldRulesEditorProps) {
  const { t, language } = useMessages();
  const { data, error, refetch } = useCall(interfaceCalls.fields, { code });
  if (data === undefined)
    return error === null ? (
      <Skeleton label={t('common:loading')} rows={4} />
    ) : (
      <LoadError error={error} onRetry={() => refetch()} />
    );
  const rows = data.rows.filter(({ part }) => part === 'response');
  return (
    <ul className={styles.fields} aria-label={t('apiPermission:field.fieldRules')}>
      {rows.map(({ path, depth, name, desc, descEn }) => {
        const style: CSSProperties & Record<'--depth', number> = { '--depth': depth };
        const rule = fieldRuleOf(path, rules);
        return (
          <li key={path} style={style} data-rule={rule}>
            <span className={styles.fieldName}>
              <code>{name}</code> <span className="quiet">{inLanguage(language, desc, descEn)}</span>
            </span>
            <Select<FieldRule | typeof INHERITED>
              size="small"
              aria-label={t('apiPermission:ruleOf', { path })}
              value={rules[path] ?? INHERITED}
              popupMatchSelectWidth={false}
              options={[
                { value: INHERITED, label: t('apiPermission:inherited', { rule: t(`apiPermission:rule.${rule}`) }) },
                ...fieldRules.map((value) => ({ value, label: t(`apiPermission:rule.${value}`) })),
              ]}
              onChange={(chosen) => onChange(withFieldRule(rules, path, chosen === INHERITED ? undefined : chosen))}
            />
          </li>
        );
      })}
    </ul>
  );
}
