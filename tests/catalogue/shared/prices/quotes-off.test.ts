import { expect, test } from 'vitest';
import { areQuotesOff, isQuotesRefusal } from '../../../../src/catalogue/shared/prices/quotes-off.ts';
import { CallError } from '../../../../src/providers/calls/call-error.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

test('both brands’ codes say that there are no e-commerce prices, and no other code does', () => {
  const isRefusal = (code: string) => isQuotesRefusal(new CallError(code, ''));
  expect(['800014', '400201', '400101', 'network'].map(isRefusal)).toEqual([true, true, false, false]);
});

test('the next session requests quotes again', () => {
  areQuotesOff.set(true);
  setSession(fakeSession);
  expect(areQuotesOff.get()).toBe(false);
});
