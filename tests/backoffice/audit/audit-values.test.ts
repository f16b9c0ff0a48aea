import { expect, test } from 'vitest';
import { auditedName, changedFieldsOf, subjectText, valueText } from '../../../src/backoffice/audit/audit-values.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';

const textOf = (subject: string, field: string, value: unknown, known: readonly string[] = []) =>
  valueText({ subject, subjectId: '1' }, field, { values: { [field]: value }, messages: keyMessages('en', known) });

test('fields that were and stay empty are left out, and so are those that only programs read', () => {
  expect(
    changedFieldsOf({
      subject: 'apiKey',
      before: { name: 'a', remark: '', until: null },
      after: { name: 'b', remark: null, hint: 'x', rowVersion: 2 },
    }),
  ).toEqual(['name']);
  expect(changedFieldsOf({ subject: 'role', before: { amount: 0 }, after: { amount: null } })).toEqual(['amount']);
});

test('a value of no resource is shown by its own kind', () => {
  expect(textOf('order', 'paidFen', 12_050)).toMatch(/120\.50/);
  expect(textOf('order', 'isLate', false)).toBe('no');
  expect(textOf('order', 'note', null)).toBe('');
  expect(textOf('order', 'state', 'paid', ['bill:state.paid'])).toBe('bill:state.paid');
  expect(textOf('order', 'state', 'unheard')).toBe('unheard');
  expect(textOf('order', 'paidAt', '2026-03-01T08:00:00.000Z')).toMatch(/4:00/);
});

test('amounts inside a filter are money as well', () => {
  expect(textOf('export', 'filters', { priceFen: { from: 100 }, days: { to: 7 } })).toMatch(
    /priceFen: from: .*1\.00, days: to: 7/,
  );
});

test('a field that the entry does not have is not a value of it', () => {
  expect(valueText({ subject: 'order', subjectId: '1' }, 'state', { values: {}, messages: keyMessages() })).toBe('');
});

test('a record is named by its name, else its id; a kind that has no text by itself', () => {
  const messages = keyMessages('en', ['audit:subject.order', 'role:title']);
  expect(auditedName({ subject: 'order', subjectId: '7', subjectName: '' }, messages)).toBe('7');
  expect(['order', 'role', 'unheard'].map((subject) => subjectText(subject, messages))).toEqual([
    'audit:subject.order',
    'role:title',
    'unheard',
  ]);
});
