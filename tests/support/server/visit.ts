import { platformHeader } from '../../../src/contract/platform.ts';
import type { AuthedContext, Session } from '../../../src/server/http/request-context.ts';

/** A signed visit as a handler gets it: Chinese, on the main platform, by user 1 unless said otherwise. */
export function visitOf(given: Partial<Omit<AuthedContext, 'session'>> & Partial<Session> = {}): AuthedContext {
  const {
    platform = 'easyEpc',
    language = 'zh-CN',
    address = '127.0.0.1',
    userAgent = '',
    captchaId = null,
    origin = 'http://localhost',
    ...session
  } = given;
  return {
    platform,
    language,
    address,
    userAgent,
    captchaId,
    origin,
    session: {
      tokenHash: `hash of ${platformHeader[platform]}`,
      userId: 1,
      roleId: 1,
      roleValue: 1,
      acctLevel: 0,
      parentId: null,
      dctType: 0,
      agencyCode: null,
      powers: new Set<string>(),
      secretKey: '00'.repeat(32),
      ...session,
    },
  };
}
