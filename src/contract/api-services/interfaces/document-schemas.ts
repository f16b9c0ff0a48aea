import { z } from 'zod';
import { EmptyBody, Id, text } from '../../fields.ts';
import { pageOf, paging } from '../../page.ts';
import { adapterKinds } from '../../settings/resources.ts';
import { FieldMapping, InterfaceCode, interfaceStatuses, UpstreamPath } from '../definition.ts';
import { Parameter } from '../parameters.ts';

/** closed: calls go through. open: the upstream has failed, calls are refused at once. halfOpen: the next call tries it again. */
export const breakerStates = ['closed', 'open', 'halfOpen'] as const;

export const adapterDocs = {
  body: z.strictObject({
    ...paging,
    filters: z
      .strictObject({ name: z.string().trim().max(60), kind: z.enum(adapterKinds) })
      .partial()
      .default({}),
  }),
  result: pageOf(
    z.strictObject({
      adapterId: Id,
      name: z.string(),
      kind: z.enum(adapterKinds),
      baseUrl: z.string().nullable(),
      timeoutMs: z.number().int(),
      isOn: z.boolean(),
      /** Of this node. */
      breaker: z.enum(breakerStates),
      interfaces: z.array(
        z.strictObject({
          interfaceId: Id,
          code: InterfaceCode,
          name: z.string(),
          nameEn: z.string(),
          status: z.enum(interfaceStatuses),
        }),
      ),
    }),
  ),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What an upstream answers to a body, as received and as our result. */
export const adapterTry = {
  body: z.strictObject({
    adapterId: Id,
    path: UpstreamPath,
    /** JSON. */
    body: z
      .string()
      .max(20_000)
      .refine(isJson)
      .meta({ examples: ['{}'] }),
    requestMapping: FieldMapping.default({}),
    responseMapping: FieldMapping.default({}),
    /** The tree that the answer is mapped to. */
    response: z.array(Parameter).max(100).default([]),
  }),
  result: z.strictObject({
    address: text(300),
    ms: z.number().min(0),
    status: z.number().int(),
    bytes: z.number().int().min(0),
    /** JSON, at most 20,000 characters. */
    received: z.string(),
    mapped: z.string(),
  }),
};

export const errCodeList = {
  body: EmptyBody,
  result: z.strictObject({
    rows: z.array(
      z.strictObject({
        code: z.string().regex(/^\d{6}$/),
        httpStatus: z.number().int(),
        /** Of every interface, besides those that a definition states. */
        isGeneral: z.boolean(),
        isCharged: z.boolean(),
        meaning: z.string(),
        meaningEn: z.string(),
        remedy: z.string(),
        remedyEn: z.string(),
      }),
    ),
  }),
};
