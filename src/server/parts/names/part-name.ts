import type { PartHit } from '../../../contract/parts/schemas.ts';

/** A name of a standard part. */
export interface PartName {
  stdPartId: number;
  name: string;
  kind: 'name' | 'alias' | 'english';
  /** As bareName makes it. */
  norm: string;
  pinyin: string;
  initials: string;
}

export type NameRule = Exclude<PartHit['rule'], 'oe'>;
