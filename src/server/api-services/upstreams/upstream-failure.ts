import type { CodeMessage } from '../../../contract/code-messages.ts';
import { Refusal } from '../../platform/errors.ts';

/** Why an upstream gave no usable answer, for the staff who try it. */
export const failureMessages = {
  unknownHost: { zh: '域名无法解析', en: 'The host name cannot be resolved' },
  privateAddress: { zh: '域名解析到非公网地址，已拒绝连接', en: 'The host has an address that is not public: refused' },
  unreachable: { zh: '无法连接', en: 'It cannot be reached' },
  timeout: { zh: '超时', en: 'It took too long' },
  redirect: { zh: '返回了重定向，不跟随', en: 'It answered with a redirect, which is not followed' },
  status: { zh: '返回了错误状态码', en: 'It answered with an error status' },
  tooLarge: { zh: '返回内容超过 1 MB', en: 'Its answer is larger than 1 MB' },
  notJson: { zh: '返回的不是 JSON', en: 'Its answer is not JSON' },
  mismatch: { zh: '返回内容与响应参数不符', en: 'Its answer does not agree with the response parameters' },
  breaker: { zh: '近期连续失败，暂停调用 30 秒', en: 'It has failed repeatedly: calls pause for 30 seconds' },
} as const satisfies Record<string, CodeMessage>;

export type FailureReason = keyof typeof failureMessages;

const unusable: readonly FailureReason[] = ['redirect', 'status', 'tooLarge', 'notJson', 'mismatch'];

/** A call of an upstream without a usable answer. */
export class UpstreamFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(failureMessages[reason].en);
    this.name = 'UpstreamFailure';
    this.reason = reason;
  }

  get code() {
    return unusable.includes(this.reason) ? '301116' : '301115';
  }

  /** For customers, who learn nothing of the upstream. */
  toRefusal(): Refusal {
    return new Refusal(this.code, { retryAfterS: 30 });
  }

  /** For the staff. */
  toExplainedRefusal(): Refusal {
    return new Refusal(this.code, { message: failureMessages[this.reason], result: { reason: this.reason } });
  }
}
