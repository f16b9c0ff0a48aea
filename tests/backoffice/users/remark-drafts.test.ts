import { expect, test } from 'vitest';
import { readDraft, storeDraft } from '../../../src/backoffice/users/remark-drafts.ts';

test('what was typed about one user is there again, and not for another', () => {
  storeDraft(1, { remarks: 'calls back' });
  storeDraft(2, { remarks: '' });
  expect([readDraft(1), readDraft(2), readDraft(3)]).toEqual([{ remarks: 'calls back' }, { remarks: '' }, {}]);
});
