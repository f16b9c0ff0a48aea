import type { OeStyle } from '../../../contract/oe/oe-number.ts';
import type { StdPart } from '../part-tree/part-catalogue.ts';

/** What a number stands for: parts of one identity have one number in a concern, whatever brand sells them. */
export interface OeRequest {
  readonly style: OeStyle;
  /** Whose numbering system it is. */
  readonly concern: string;
  readonly stdPart: StdPart;
  /** The platform, engine family or generation that it belongs to. */
  readonly scopeName: string;
  /** The whole identity, with side and variant. */
  readonly identity: string;
  /** The identity without side and variant. */
  readonly base: string;
  /** 0, 1, 2 …: the next try where a number is taken already. */
  readonly attempt: number;
}
