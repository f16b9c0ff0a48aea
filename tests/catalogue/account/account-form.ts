import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeSession, type ReceivedRequest } from '../../support/screens/fakes.ts';

export const smsSent = { resendAfterS: 60, expiresInS: 600 };
export const fakes = { addUser: fakeSession, tokenBySms: fakeSession, sendSms: smsSent };
export const main = () => within(screen.getByRole('main'));
export const button = (name: string) => main().getByRole('button', { name });
export const inputValueOf = (element: HTMLElement) => (element instanceof HTMLInputElement ? element.value : null);
/** A field's hint and error. */
export const descriptionOf = (label: string) =>
  (main().getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
export const invalidatedCodes = (requests: readonly ReceivedRequest[], purpose: string) =>
  bodiesOf(requests, 'invalidateSmsCode').filter((body) => Object(body).purpose === purpose);
export const bodiesOf = (requests: readonly ReceivedRequest[], operation: string) =>
  requests.filter((each) => each.operation === operation).map(({ body }) => body);

export async function getCode(user: UserEvent, phone: string) {
  await user.type(await main().findByLabelText('手机号'), phone);
  await user.click(button('获取验证码'));
  await main().findByText(/验证码已发送至/);
}
