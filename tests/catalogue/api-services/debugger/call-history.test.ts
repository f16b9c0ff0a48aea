import { beforeEach, expect, test } from 'vitest';
import {
  addCall,
  clearCalls,
  HISTORY_MAX,
  readCalls,
} from '../../../../src/catalogue/api-services/debugger/call-history.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

const callOf = (at: string) => ({ at, interfaceCode: 'vinDecode', body: '{}', status: 200, resultCode: '000000' });

test('the last calls are stored, the newest first and no more than the maximum', () => {
  for (let index = 0; index <= HISTORY_MAX; index += 1) addCall(callOf(String(index)));
  const calls = readCalls();
  expect(calls).toHaveLength(HISTORY_MAX);
  expect([calls[0]?.at, calls.at(-1)?.at]).toEqual([String(HISTORY_MAX), '1']);
  expect(clearCalls()).toEqual(readCalls());
});

test('an account does not see the calls of another', () => {
  addCall(callOf('1'));
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(readCalls()).toEqual([]);
});

test('a stored list of another form counts as none', () => {
  for (const stored of ['{', '{}', '[{"at":"1"}]', JSON.stringify([{ ...callOf('1'), status: '200' }])]) {
    localStorage.setItem('epc.debugger.1', stored);
    expect(readCalls()).toEqual([]);
  }
});
