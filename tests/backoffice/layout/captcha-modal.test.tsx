import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { captcha } from '../../../src/providers/calls/captcha.ts';
import { refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

vi.mock('../../../src/providers/calls/proof-of-work/solve-proof.ts', () => ({ solveProof: async () => 'the proof' }));
beforeEach(() => captcha.set(null));

const captchaOf = (name: string) => ({
  image: `data:image/svg+xml;base64,${name}`,
  captchaId: name.padEnd(22, '-'),
  challenge: '{}',
  maxCounter: 200,
});

test('a wrong answer shows another picture with an empty field that has the focus, and the right one closes', async () => {
  let isSolved = false;
  const { user, calls } = await openBackoffice('/manager/notice', {
    overrides: {
      noticeList: () => (isSolved ? { rows: [], total: 0 } : refuse('800129', captchaOf('first'))),
      verifyCaptcha({ userInputCode }) {
        if (userInputCode !== 'right') refuse('800130', captchaOf('second'));
        isSolved = true;
        return null;
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Security check' }));
  await user.type(dialog.getByLabelText('Verification code'), 'wrong{Enter}');
  await waitFor(() =>
    expect(dialog.getByAltText(/^Verification code image/).getAttribute('src')).toBe(captchaOf('second').image),
  );
  await waitFor(() => expect(dialog.getByLabelText('Verification code')).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(dialog.getByLabelText('Verification code'));
  await user.type(dialog.getByLabelText('Verification code'), 'right{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Security check' })).toBeNull());
  const answers = calls.filter(({ operation }) => operation === 'verifyCaptcha').map(({ body }) => body);
  expect(answers).toEqual(['wrong', 'right'].map((userInputCode) => ({ userInputCode, proof: 'the proof' })));
});
