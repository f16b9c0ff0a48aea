import { expect, test } from 'vitest';
import {
  clearDraft,
  readDraft,
  storeDraft,
} from '../../../../src/catalogue/account/registration/registration-draft.ts';

test('the form survives a reload, without the password and the code', () => {
  const values = { username: 'shop', companyName: '云帆汽修', password: 'Epc#2026demo', code: '123456' };
  storeDraft(values);
  expect(readDraft()).toMatchObject({ username: 'shop', companyName: '云帆汽修', userRealname: '' });
  expect(Object.values(sessionStorage).join()).not.toMatch(/Epc#2026demo|123456/);
  clearDraft();
  expect(readDraft()).toEqual({});
});

test('a stored value of another form is left out', () => {
  sessionStorage.setItem('epc.register', '{"username":7,"companyName":"云帆","other":"x"}');
  expect(readDraft()).toEqual({ companyName: '云帆' });
  for (const stored of ['{', 'null', '"text"', '[]']) {
    sessionStorage.setItem('epc.register', stored);
    expect(readDraft()).toEqual({});
  }
});
