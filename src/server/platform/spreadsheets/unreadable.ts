/** The reason why a spreadsheet or a zip cannot be read. */
export type Unreadable =
  | 'notSheet'
  | 'oldExcel'
  | 'numbers'
  | 'protected'
  | 'damaged'
  | 'tooLarge'
  | 'tooSlow'
  | 'empty';

export class UnreadableSheet extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(`the spreadsheet cannot be read: ${reason}`);
    this.name = 'UnreadableSheet';
    this.reason = reason;
  }
}
