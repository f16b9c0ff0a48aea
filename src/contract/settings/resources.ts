import { z } from 'zod';
import { crud } from '../crud.ts';
import { Id, text } from '../fields.ts';
import { UPSTREAM_ADDRESS } from './upstream-address.ts';

export const adapterKinds = ['catalogue', 'upstream'] as const;
/** The longest that an interface waits for its upstream. */
export const ADAPTER_TIMEOUT_MAX_MS = 5_000;

/** Where an interface gets its data: the product's own catalogue, or an upstream. */
export const ApiAdapter = z.object({
  adapterId: Id,
  name: text(60),
  kind: z.enum(adapterKinds),
  /** Of an upstream only. */
  baseUrl: z.string().trim().max(100).regex(UPSTREAM_ADDRESS).nullable(),
  timeoutMs: z.number().int().min(100).max(ADAPTER_TIMEOUT_MAX_MS),
  isOn: z.boolean(),
  note: z.string().trim().max(300).nullable(),
  createdAt: z.iso.datetime(),
});

export type ApiAdapter = z.infer<typeof ApiAdapter>;

export const apiAdapters = crud('apiAdapter', {
  item: ApiAdapter,
  id: 'adapterId',
  nameField: 'name',
  input: ApiAdapter.omit({ adapterId: true, createdAt: true }).extend({
    baseUrl: ApiAdapter.shape.baseUrl.default(null),
    timeoutMs: ApiAdapter.shape.timeoutMs.default(3_000),
    isOn: z.boolean().default(true),
    note: ApiAdapter.shape.note.default(null),
  }),
  filters: ApiAdapter.pick({ name: true, kind: true, isOn: true }),
  power: '/manager/adapter',
  table: 'api_adapter',
});
