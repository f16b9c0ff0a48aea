import type { Definition } from '../../../../contract/api-services/definition.ts';
import { type DocumentSource, textIn } from '../documented.ts';

/** What an answer costs, in words. */
export function chargeText(
  source: Pick<DocumentSource, 'language'>,
  { rule, count }: Pick<Definition, 'rule' | 'count'>,
): string {
  if (rule === 'free' || count === 0) return textIn(source, { zh: '免费', en: 'Free' });
  if (rule === 'item') {
    return textIn(source, {
      zh: `每查到一项计 ${count} 次；没有数据不计费`,
      en: `${count} ${count === 1 ? 'unit' : 'units'} for each item found; nothing found is free`,
    });
  }
  return textIn(source, {
    zh: `每次有数据的响应计 ${count} 次；没有数据、出错与重复请求不计费`,
    en: `${count} ${count === 1 ? 'unit' : 'units'} for an answer with data; empty answers, errors and repeats are free`,
  });
}
