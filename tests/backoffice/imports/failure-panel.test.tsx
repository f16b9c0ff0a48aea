import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';
import { sampleImport } from './sample-import.ts';

test('a zip that cannot be read says why in the reader’s language, and from which line on', async () => {
  const failure = {
    code: 'unreadable' as const,
    detail: 'parts.zip',
    source: { file: 'parts.zip', problem: 'tooLarge' as const, line: null },
  };
  await openBackoffice('/manager/import?id=12', {
    powers: allPowers,
    overrides: { importGet: sampleImport({ status: 'failed', failure, tables: [] }) },
  });
  expect(await screen.findByText('parts.zip is larger than allowed, or a zip bomb')).toBeTruthy();
});
