import { expect, test } from 'vitest';
import { parseUserAgent } from '../../../../src/catalogue/account/profile/device.ts';

const agents = {
  chromeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  edgeOnWindows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
  safariOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  weChatOnAndroid:
    'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
  chromeOnTablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  firefoxOnMac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
} as const;

test.each([
  ['chromeOnWindows', 'Chrome', 'Windows', 'computer'],
  ['edgeOnWindows', 'Edge', 'Windows', 'computer'],
  ['safariOnPhone', 'Safari', 'iOS', 'phone'],
  ['weChatOnAndroid', 'WeChat', 'Android', 'phone'],
  ['chromeOnTablet', 'Chrome', 'Android', 'tablet'],
  ['firefoxOnMac', 'Firefox', 'macOS', 'computer'],
] as const)('%s is %s on %s', (agent, browser, system, kind) => {
  expect(parseUserAgent(agents[agent])).toEqual({ browser, system, kind });
});

test('an unknown user agent yields no names', () => {
  for (const agent of ['', 'curl/8.9'])
    expect(parseUserAgent(agent)).toEqual({ browser: null, system: null, kind: 'unknown' });
});
