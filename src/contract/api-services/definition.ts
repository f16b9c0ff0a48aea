import { z } from 'zod';
import { Id } from '../fields.ts';
import { Parameter } from './parameters.ts';

/** Letters and digits only, as the specification says; also the last part of the interface's path. */
export const InterfaceCode = z.string().regex(/^[A-Za-z][A-Za-z0-9]{2,39}$/);

/** draft: never published. deprecated: still answers, with its end and successor. off: refused. */
export const interfaceStatuses = ['draft', 'published', 'deprecated', 'off'] as const;
export type InterfaceStatus = (typeof interfaceStatuses)[number];

/**
 * What an answered call costs, times `count` units.
 *
 * - free: nothing
 * - answer: once, if the answer holds something
 * - item: for each item of the answer's list, such as the numbers of a batch that were found
 */
export const chargeRules = ['free', 'answer', 'item'] as const;
export type ChargeRule = (typeof chargeRules)[number];

/** Where the interfaces are served. */
export const API_BASE_PATH = '/openapi/v1';

/** The path of an interface, which its definition states as its address. */
export function addressOf(code: string): string {
  return `${API_BASE_PATH}/${code}`;
}

/** Where assistants call interfaces as tools (Model Context Protocol). */
export const MCP_PATH = '/mcp';

/** The largest request body, in bytes. */
export const API_BODY_MAX_BYTES = 64 * 1024;

const Name = z.string().trim().min(1).max(60);
const Summary = z.string().trim().max(500);
const Parameters = z.array(Parameter).max(100);
const Example = z.string().max(20_000);

/** Fields of an upstream's answer by the dotted path in ours. */
export const FieldMapping = z.record(z.string().max(200), z.string().max(200));

/** Below the address of the upstream's adapter. */
export const UpstreamPath = z.string().regex(/^\/[\w./~-]{0,199}$/);

/** Where the data comes from: an operation of this product, or a path below the address of an upstream adapter. */
export const DefinitionSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('operation'), operation: z.string().max(60) }),
  z.strictObject({
    kind: z.literal('upstream'),
    adapterId: Id,
    path: UpstreamPath,
    requestMapping: FieldMapping,
    responseMapping: FieldMapping,
  }),
]);
export type DefinitionSource = z.infer<typeof DefinitionSource>;

/** An interface as its editor states it, and as its documents show it. */
export const Definition = z.strictObject({
  name: Name,
  nameEn: Name,
  summary: Summary,
  summaryEn: Summary,
  /** `addressOf` the code. */
  address: z.string().max(80),
  requestMethod: z.literal('POST'),
  requestType: z.literal('application/json'),
  /** Units for a call, by `rule`. */
  count: z.number().int().min(0).max(1_000),
  rule: z.enum(chargeRules),
  classId: Id,
  /** Whom it is for, such as repair shops. */
  industryLabel: z.string().trim().max(60),
  industryLabelEn: z.string().trim().max(60),
  headers: Parameters,
  body: Parameters,
  /** The fields of `result`. */
  response: Parameters,
  /** JSON of the body, and of the whole answer. */
  requestExample: Example,
  responseExample: Example,
  /** The examples for documents in English; without them the others serve both languages. */
  requestExampleEn: Example.optional(),
  responseExampleEn: Example.optional(),
  /** Codes of the list of error codes that the interface answers with, besides those of every interface. */
  errorCodes: z.array(z.string().regex(/^\d{6}$/)).max(40),
  source: DefinitionSource,
});
export type Definition = z.infer<typeof Definition>;

/** An interface that was published and is off now. */
export interface RetiredInterface {
  code: string;
  name: string;
  nameEn: string;
  /** ISO time. */
  offAt: string;
}

/** What documents are folded from: a published definition with its code and state. */
export interface PublishedInterface {
  interfaceId: number;
  code: string;
  version: number;
  status: Exclude<InterfaceStatus, 'draft' | 'off'>;
  /** ISO date of the publication of this version. */
  publishedAt: string;
  deprecatedAt: string | null;
  /** The first day on which a deprecated interface no longer answers. */
  sunsetOn: string | null;
  replacementCode: string | null;
  className: string;
  classNameEn: string;
  definition: Definition;
}
