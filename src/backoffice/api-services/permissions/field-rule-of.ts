import type { FieldRule, FieldRules } from '../../../contract/api-services/wire.ts';

/** How a field is given to the customer: by its own rule, else by that of the nearest field above it. */
export function fieldRuleOf(path: string, rules: FieldRules): FieldRule {
  const own = rules[path];
  if (own !== undefined) return own;
  const dot = path.lastIndexOf('.');
  return dot < 0 ? 'full' : fieldRuleOf(path.slice(0, dot), rules);
}

/** The rules with another one for a field; undefined: that of the field above holds. */
export function withFieldRule(rules: FieldRules, path: string, rule: FieldRule | undefined): FieldRules {
  const { [path]: _, ...rest } = rules;
  return rule === undefined ? rest : { ...rest, [path]: rule };
}
