import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Overrides, refuse, useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';
import { bodiesOf, button, main, smsSent } from '../../account/account-form.ts';

/** Each proof is under way until it is resolved. */
const proofs = vi.hoisted(() => ({ resolvers: [] as ((proof: string) => void)[], signals: [] as AbortSignal[] }));
vi.mock('../../../../src/providers/calls/proof-of-work/solve-proof.ts', () => ({
  solveProof: (
    _captcha: unknown,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => {
    proofs.signals.push(signal);
    onProgress(0.25);
    return new Promise((resolve) => {
      proofs.resolvers.push(resolve);
    });
  },
}));

beforeEach(() => {
  sessionStorage.clear();
  proofs.resolvers = [];
  proofs.signals = [];
});

const captchaOf = (name: string, image: string) => ({
  image,
  captchaId: name.padEnd(22, '-'),
  challenge: '{}',
  maxCounter: 200,
});
const PICTURE = 'data:image/svg+xml;base64,';
const findDialog = () => screen.findByRole('dialog', { name: '安全验证', hidden: true });

/** Sending a code needs this captcha once. */
function fakesWith(
  captcha: ReturnType<typeof captchaOf>,
  verifyCaptcha: (body: object) => null = () => null,
): Overrides {
  let isSolved = false;
  return {
    sendSms: () => (isSolved ? smsSent : refuse('800129', captcha)),
    verifyCaptcha(body) {
      verifyCaptcha(body);
      isSolved = true;
      return null;
    },
    refreshCaptcha: captchaOf('fresh', PICTURE),
    replacePicture: captchaOf('instead', ''),
  };
}

async function requestCode() {
  const { user } = await openPage('/login?by=sms', 'zh-CN', null);
  await user.type(await main().findByLabelText('手机号'), '13800000000');
  await user.click(button('获取验证码'));
  return user;
}

test('a captcha without a picture is solved by itself, announced while it takes long, and the call is repeated', async () => {
  const requests = useFakeApi(fakesWith(captchaOf('proof', '')));
  await requestCode();
  const dialog = within(await findDialog());
  expect(dialog.getByRole('status', { hidden: true }).textContent).toBe('正在进行安全验证，请稍候');
  expect(dialog.getByRole('progressbar', { hidden: true }).getAttribute('value')).toBe('0.25');
  proofs.resolvers[0]?.('the proof');
  await main().findByText(/验证码已发送至 13800000000/);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(bodiesOf(requests, 'verifyCaptcha')).toEqual([{ proof: 'the proof' }]);
  expect(bodiesOf(requests, 'sendSms')).toHaveLength(2);
});

test('a quick proof of work opens no dialog that would take the focus', async () => {
  const dialogs = new Set<Element>();
  const observer = new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('dialog')) dialogs.add(dialog);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  useFakeApi(fakesWith(captchaOf('quick', '')));
  await requestCode();
  await waitFor(() => expect(proofs.resolvers).toHaveLength(1));
  proofs.resolvers[0]?.('the proof');
  await main().findByText(/验证码已发送至 13800000000/);
  observer.disconnect();
  expect(dialogs.size).toBe(0);
});

test('the characters of a picture are sent with the proof; a wrong answer shows its message and another picture', async () => {
  const second = captchaOf('second', 'data:image/png;base64,');
  const verify = (body: object) => (Object(body).userInputCode === 'right' ? null : refuse('800130', second));
  const requests = useFakeApi(fakesWith(captchaOf('first', PICTURE), verify));
  const user = await requestCode();
  const dialog = within(await findDialog());
  await user.type(dialog.getByLabelText('验证码'), 'wrong');
  await user.click(dialog.getByRole('button', { name: '确定', hidden: true }));
  proofs.resolvers[0]?.('first proof');
  await dialog.findByText('验证码错误，请重新输入');
  expect(dialog.getByRole('img', { hidden: true }).getAttribute('src')).toBe(second.image);
  expect(dialog.getByLabelText('验证码')).toHaveProperty('value', '');
  proofs.resolvers[1]?.('second proof');
  await user.type(dialog.getByLabelText('验证码'), 'right');
  await user.click(dialog.getByRole('button', { name: '确定', hidden: true }));
  await main().findByText(/验证码已发送至 13800000000/);
  expect(bodiesOf(requests, 'verifyCaptcha')).toEqual([
    { userInputCode: 'wrong', proof: 'first proof' },
    { userInputCode: 'right', proof: 'second proof' },
  ]);
});

test('who cannot see the picture gets a longer proof of work in its place', async () => {
  const requests = useFakeApi(fakesWith(captchaOf('pictured', PICTURE)));
  const user = await requestCode();
  const dialog = within(await findDialog());
  await user.click(dialog.getByRole('button', { name: /^看不到图片/, hidden: true }));
  await waitFor(() => expect(dialog.queryByRole('img', { hidden: true })).toBeNull());
  expect(proofs.signals[0]?.aborted).toBe(true);
  proofs.resolvers[1]?.('longer proof');
  await main().findByText(/验证码已发送至 13800000000/);
  expect(bodiesOf(requests, 'verifyCaptcha')).toEqual([{ proof: 'longer proof' }]);
});

test('closing the captcha ends its workers and the call, without a message', async () => {
  const requests = useFakeApi(fakesWith(captchaOf('closed', PICTURE)));
  const user = await requestCode();
  const dialog = within(await findDialog());
  await user.click(dialog.getByRole('button', { name: '关闭', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(proofs.signals[0]?.aborted).toBe(true);
  expect(main().queryByRole('alert')).toBeNull();
  expect(bodiesOf(requests, 'sendSms')).toHaveLength(1);
  await waitFor(() => expect(button('获取验证码').getAttribute('aria-busy')).not.toBe('true'));
});
