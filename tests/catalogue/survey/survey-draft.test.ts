import { expect, test } from 'vitest';
import { readDraft, storeDraft } from '../../../src/catalogue/survey/survey-draft.ts';

const values = { 3: { options: [7], text: '' }, 4: { options: [], text: '好' } };

test('answers come back to the same account and version of the survey only', () => {
  storeDraft(1, 2, values);
  expect(readDraft(1, 2)).toEqual(values);
  expect([readDraft(1, 3), readDraft(2, 2)]).toEqual([{}, {}]);
});

test('a survey that was answered has no draft', () => {
  storeDraft(1, 2, values);
  storeDraft(1, 2, null);
  expect(readDraft(1, 2)).toEqual({});
});

test('a draft of another form counts as none', () => {
  for (const stored of ['{', '[7]', '{"a":{"options":[],"text":""}}', '{"3":{"options":["7"],"text":""}}']) {
    localStorage.setItem('epc.survey.1.2', stored);
    expect(readDraft(1, 2), stored).toEqual({});
  }
});
