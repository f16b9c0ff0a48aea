/** Code, Chinese, English, unit, quantity a vehicle, flags (w wear, s safety, o one-time, p position), trade words. */
export type StdPartLine = readonly [
  code: string,
  zh: string,
  en: string,
  unit: string,
  quantity: number,
  flags: string,
  aliases: string,
];

/** A level-2 node: what one drawing shows. */
export interface PartNode {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly parts: readonly StdPartLine[];
}

/** A level-1 system of the part tree with its nodes. */
export interface PartSystem {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly nodes: readonly PartNode[];
}
