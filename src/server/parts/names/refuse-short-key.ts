import { OE_KEY_MIN } from '../../../contract/oe/oe-number.ts';
import { Refusal } from '../../platform/errors.ts';

/** @throws Refusal 900400 if the key is too short to search for */
export function refuseShortKey(key: string): void {
  if (key.length >= OE_KEY_MIN) return;
  throw new Refusal('900400', {
    problems: [
      {
        path: 'data.oe',
        zh: `配件号至少要有 ${OE_KEY_MIN} 位字母或数字`,
        en: `must have at least ${OE_KEY_MIN} letters or digits`,
      },
    ],
  });
}
