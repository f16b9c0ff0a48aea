import { expect, test } from 'vitest';
import { allCalls } from '../../src/contract/all-calls.ts';
import { fullSampleInputOf, sampleInputOf, sampleOf } from '../support/bodies/sample.ts';

test.each(allCalls.map((call) => [call.operation, call] as const))(
  '%s has valid sample bodies and results',
  (_, call) => {
    expect(call.body.safeParse(sampleInputOf(call.body))).toMatchObject({ success: true });
    expect(call.body.safeParse(fullSampleInputOf(call.body))).toMatchObject({ success: true });
    expect(call.result.safeParse(sampleOf(call.result))).toMatchObject({ success: true });
  },
);
