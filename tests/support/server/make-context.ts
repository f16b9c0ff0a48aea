import { platformHeader } from '../../../src/contract/platform.ts';
import type { AuthedContext, Session } from '../../../src/server/http/request-context.ts';

/** The context of a signed-in request: by default in Chinese, on the main brand, of user 1. */
export function makeContext(given: Partial<Omit<AuthedContext, 'session'>> & Partial<Session> = {}): AuthedContext {
  const {
    platform = 'easyEpc',
    language = 'zh-CN',
    address = '127.0.0.1',
    userAgent = '',
    captchaId = null,
    deviceToken = null,
    setDeviceToken = () => undefined,
    origin = 'http://localhost',
    ...session
  } = given;
  return {
    platform,
    language,
    address,
    userAgent,
    captchaId,
    deviceToken,
    setDeviceToken,
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
      tier: 'free',
      provinceCode: '110000',
      powers: new Set<string>(),
      secretKey: '00'.repeat(32),
      viewer: null,
      ...session,
    },
  };
}
