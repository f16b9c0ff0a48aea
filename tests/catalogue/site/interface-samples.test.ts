import { expect, test } from 'vitest';
import { samples } from '../../../src/catalogue/site/interface-samples.ts';
import { allCalls } from '../../../src/contract/all-calls.ts';

test.each(samples.map((sample) => [sample.name, sample] as const))(
  'the sample %s matches the contract of its call',
  (_name, { path, request, response }) => {
    const call = allCalls.find((each) => each.path === path);
    expect(call).toBeDefined();
    const isAccepted = call?.body.safeParse(request.data).success;
    expect(isAccepted).toBe(response.code === '000000');
    if (isAccepted) expect(call?.result.safeParse(response.result).error).toBeUndefined();
  },
);
