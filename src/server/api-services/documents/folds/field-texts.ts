import type { FieldRow } from '../../../../contract/api-services/documents/blocks.ts';
import type { Language } from '../../../../contract/codes.ts';

/** Heads of a table of fields. Whether a field is required is said of requests only. */
export function fieldHeads(isRequest: boolean, language: Language): string[] {
  if (language === 'en') {
    return ['Field', 'Type', ...(isRequest ? ['Required'] : []), 'Description', 'Example'];
  }
  return ['名称', '类型', ...(isRequest ? ['必填'] : []), '说明', '示例'];
}

export function yesNo(value: boolean, language: Language): string {
  if (language === 'en') return value ? 'yes' : 'no';
  return value ? '是' : '否';
}

export function typeText({ type, itemType }: Pick<FieldRow, 'type' | 'itemType'>, language: Language): string {
  if (type !== 'array') return type;
  return language === 'en' ? `array of ${itemType ?? 'object'}` : `${itemType ?? 'object'} 数组`;
}
