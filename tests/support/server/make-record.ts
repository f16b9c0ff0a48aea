import type { z } from 'zod';
import { type ResourceName, resources } from '../../../src/contract/all-calls.ts';
import { sampleInputOf } from '../bodies/sample.ts';

type Values = Record<string, unknown>;

let count = 0;

/** A valid record of a resource as its form sends it, derived from the schema; its texts end in a unique number. */
export function makeRecord(name: ResourceName, given: Values = {}): Values {
  count += 1;
  const { shape } = resources[name].input;
  const sample = Object.entries(valuesOf(sampleInputOf(resources[name].input)));
  return { ...Object.fromEntries(sample.map(([field, value]) => [field, withNumber(shape, field, value)])), ...given };
}

/** Another value for a text field of a record; undefined if the field accepts no other text. */
export function otherText(name: ResourceName, field: string): string | undefined {
  count += 1;
  const value = withNumber(resources[name].input.shape, field, valuesOf(sampleInputOf(resources[name].input))[field]);
  return typeof value === 'string' ? value : undefined;
}

/** The text followed by this record's number, if the schema allows it. */
function withNumber(shape: Readonly<Record<string, z.ZodType>>, field: string, value: unknown): unknown {
  const numbered = `${value}${count}`;
  return typeof value === 'string' && shape[field]?.safeParse(numbered).success ? numbered : value;
}

function valuesOf(sample: unknown): Values {
  return typeof sample === 'object' && sample !== null ? { ...sample } : {};
}
