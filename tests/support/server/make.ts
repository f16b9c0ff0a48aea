import type { z } from 'zod';
import { type ResourceName, resources } from '../../../src/contract/all-calls.ts';
import { sampleInputOf } from '../bodies/sample.ts';

type Values = Record<string, unknown>;

let count = 0;

/**
 * A valid record of a resource, unlike every other that was made: what a form would send. Whatever must be given is
 * filled from the contract, texts with a number behind them, so that a new resource needs nothing here.
 */
export function makeRecord(name: ResourceName, given: Values = {}): Values {
  count += 1;
  const { shape } = resources[name].input;
  const sample = Object.entries(valuesOf(sampleInputOf(resources[name].input)));
  return { ...Object.fromEntries(sample.map(([field, value]) => [field, unlike(shape, field, value)])), ...given };
}

/** Another value for a text field of a record, or undefined where the field takes no other text. */
export function otherText(name: ResourceName, field: string): string | undefined {
  count += 1;
  const value = unlike(resources[name].input.shape, field, valuesOf(sampleInputOf(resources[name].input))[field]);
  return typeof value === 'string' ? value : undefined;
}

/** The text with this record's number behind it, where the field's own rules allow it. */
function unlike(shape: Readonly<Record<string, z.ZodType>>, field: string, value: unknown): unknown {
  const numbered = `${value}${count}`;
  return typeof value === 'string' && shape[field]?.safeParse(numbered).success ? numbered : value;
}

function valuesOf(sample: unknown): Values {
  return typeof sample === 'object' && sample !== null ? { ...sample } : {};
}
