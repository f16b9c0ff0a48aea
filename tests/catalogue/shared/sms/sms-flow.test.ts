import { expect, test } from 'vitest';
import { clearFlow, readFlow, storedPhone, storeFlow } from '../../../../src/catalogue/shared/sms/sms-flow.ts';

test('a new flow has an id of its own that the server accepts, and nothing to wait for', () => {
  const flow = readFlow('login');
  expect(flow.flow).toMatch(/^[0-9a-f]{32}$/);
  expect(readFlow('login').flow).not.toBe(flow.flow);
  expect(flow).toMatchObject({ phoneNum: null, waitingFor: null, resendAt: 0 });
});

test('a reload keeps the flow of its screen, not that of another', () => {
  const flow = { flow: 'a'.repeat(32), phoneNum: '13800000000', waitingFor: null, resendAt: 60_000 };
  storeFlow('login', flow);
  expect(readFlow('login')).toEqual(flow);
  expect([storedPhone('login'), storedPhone('register')]).toEqual(['13800000000', '']);
  clearFlow('login');
  expect(storedPhone('login')).toBe('');
});

test('a stored flow of another form is replaced by a new one', () => {
  for (const stored of ['{', 'null', '{"flow":"a"}', '{"flow":7,"resendAt":0}']) {
    sessionStorage.setItem('epc.sms.login', stored);
    expect(readFlow('login').flow).toMatch(/^[0-9a-f]{32}$/);
  }
});
