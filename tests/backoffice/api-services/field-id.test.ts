import { afterEach, expect, test, vi } from 'vitest';
import { fieldId, focusField } from '../../../src/backoffice/api-services/editor/field-id.ts';

afterEach(() => document.body.replaceChildren());

const trees = { headers: [], body: [], response: [] };

test.each([
  ['responseExample', 'responseExample'],
  ['responseExample.charge.count', 'responseExample'],
  ['errorCodes.200200', 'errorCodes'],
  ['source.operation', 'source.operation'],
])('a problem at %s leads to the field %s', (path, field) => {
  for (const id of ['responseExample', 'errorCodes', 'source.operation']) {
    const input = document.createElement('input');
    input.id = fieldId(id);
    input.scrollIntoView = vi.fn();
    document.body.append(input);
  }
  focusField({ trees }, path);
  expect(document.activeElement?.id).toBe(fieldId(field));
});

test('a problem at a path without a field moves nothing', () => {
  focusField({ trees }, 'nonsense.field');
  expect(document.activeElement).toBe(document.body);
});
