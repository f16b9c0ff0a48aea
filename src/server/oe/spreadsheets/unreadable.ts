import type { Code } from '../../../contract/codes.ts';

/** The reason why a file cannot be read, and its code. */
export const unreadableCodes = {
  notSheet: '300701',
  oldExcel: '300702',
  numbers: '300703',
  protected: '300704',
  damaged: '300705',
  tooLarge: '300706',
  tooSlow: '300707',
  empty: '300708',
} as const satisfies Record<string, Code>;

export type Unreadable = keyof typeof unreadableCodes;

export class UnreadableSheet extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`the spreadsheet cannot be read: ${reason}`);
    this.name = 'UnreadableSheet';
    this.reason = reason;
  }
}
