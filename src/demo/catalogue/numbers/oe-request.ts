import type { OeStyle } from '../../../contract/oe/oe-styles.ts';
import type { StdPart } from '../part-tree/part-catalogue.ts';

/** The identity behind a part number. One identity has one number in a concern, under every brand. */
export interface OeRequest {
  readonly style: OeStyle;
  /** The concern whose numbering system applies. */
  readonly concern: string;
  readonly stdPart: StdPart;
  /** The platform, engine family or generation that it belongs to. */
  readonly scopeName: string;
  /** The whole identity, with side and variant. */
  readonly identity: string;
  /** The identity without side and variant. */
  readonly base: string;
  /** From 0; increases while the number is taken. */
  readonly attempt: number;
}
