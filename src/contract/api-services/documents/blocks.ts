import { z } from 'zod';
import { parameterTypes, scalarTypes } from '../parameters.ts';

/**
 * The content of a document page, from which the portal, Markdown and Word are rendered. Texts may hold `code`, **bold**
 * and [links](/path), parsed by inline.ts, and nothing else.
 */

/** The id of an element of a page: the fragment of its link. */
const Anchor = z.string().regex(/^[\w.-]+$/);

/** A field of a tree in the order of its rows: a row's children follow it at the next depth. */
export const FieldRow = z.object({
  anchor: Anchor,
  /** Dotted from the root. */
  path: z.string(),
  name: z.string(),
  depth: z.number().int().min(0),
  type: z.enum(parameterTypes),
  itemType: z.enum(scalarTypes).nullable(),
  isRequired: z.boolean(),
  description: z.string(),
  example: z.string(),
});
export type FieldRow = z.infer<typeof FieldRow>;

export const CodeSample = z.object({ language: z.string(), label: z.string(), text: z.string() });
export type CodeSample = z.infer<typeof CodeSample>;

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), anchor: Anchor, text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.string()) }),
  z.object({ kind: z.literal('table'), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** `language` is a name that Markdown highlighters know. */
  z.object({ kind: z.literal('code'), language: z.string(), text: z.string() }),
  /** Whether rows are required is said of requests only. */
  z.object({ kind: z.literal('fields'), isRequest: z.boolean(), rows: z.array(FieldRow) }),
  /** One sample in several languages. */
  z.object({ kind: z.literal('samples'), anchor: Anchor, samples: z.array(CodeSample) }),
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
