import { isRelativeDays } from '../../../contract/days/relative-days.ts';
import { kindOf } from '../../../contract/field-kind.ts';
import { showTotalFen } from '../../../ui/money.ts';
import type { ReferenceNames } from '../../fields/field-text.ts';
import { filterSchema } from '../../fields/schemas.ts';
import type { Messages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import { type Condition, isComplete, isRange } from './conditions.ts';

interface ConditionTextContext {
  messages: Messages;
  names: ReferenceNames;
}

/** A condition as a phrase: “Role contains sell”. */
export function conditionText(resource: Resource, condition: Condition, context: ConditionTextContext): string {
  const { t } = context.messages;
  const { field, operator } = condition;
  const label = t(`${resource.name}:field.${field}`);
  if (!isComplete(condition)) return label;
  if (operator === 'empty' || operator === 'notEmpty') return `${label} ${t(`filter.${operator}`)}`;
  const value = valueText(resource, condition, context);
  return operator === 'range' ? `${label} ${value}` : `${label} ${t(`filter.${operator}`)} ${value}`;
}

function valueText(resource: Resource, { field, value }: Condition, { messages, names }: ConditionTextContext): string {
  const { t, language } = messages;
  const schema = filterSchema(resource, field);
  const kind = schema === undefined ? 'text' : kindOf(schema);
  const endText = (end: unknown) => (kind === 'money' ? showTotalFen(Number(end), language) : String(end));
  if (isRange(value)) {
    const { from, to } = value;
    if (from === undefined || from === null) return `≤ ${endText(to)}`;
    if (to === undefined || to === null) return `≥ ${endText(from)}`;
    return from === to ? endText(from) : `${endText(from)} – ${endText(to)}`;
  }
  if (isRelativeDays(value)) return t(`filter.days.${value}`);
  switch (kind) {
    case 'choice':
      return t(`${resource.name}:option.${field}.${value}`);
    case 'boolean':
      return t(value === true ? 'yes' : 'no');
    case 'reference':
      return names[field]?.get(Number(value)) ?? String(value);
    case 'text':
    case 'longText':
      return t('filter.quoted', { text: value });
    default:
      return endText(value);
  }
}
