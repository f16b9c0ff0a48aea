import type { Code } from '../../../contract/codes.ts';
import type { Unreadable } from '../../platform/spreadsheets/unreadable.ts';

/** The code of the reason why a file cannot be read. */
export const unreadableCodes = {
  notSheet: '300701',
  oldExcel: '300702',
  numbers: '300703',
  protected: '300704',
  damaged: '300705',
  tooLarge: '300706',
  tooSlow: '300707',
  empty: '300708',
} as const satisfies Record<Unreadable, Code>;
