import { expect, test } from 'vitest';
import { DAY_MS } from '../../../../src/contract/days/calendar-days.ts';
import { createServer } from '../../../../src/server/http/create-server.ts';
import { createSiteHosts } from '../../../../src/server/http/hosts/site-hosts.ts';
import { mountSecurityTxt } from '../../../../src/server/http/security/security-txt.ts';
import { defaultWebSettings, type WebSettings } from '../../../../src/server/platform/web-settings.ts';

const YEAR_MS = 365 * DAY_MS;

function serverWith(web: Partial<WebSettings>) {
  const settings = { ...defaultWebSettings, ...web };
  const app = createServer({ logLevel: 'silent', hosts: createSiteHosts(null), web: settings });
  mountSecurityTxt(app, settings.securityContact);
  return app;
}

test('Strict-Transport-Security is sent on every response once it is configured, and not before', async () => {
  const plain = serverWith({});
  expect((await plain.inject('/')).headers).not.toHaveProperty('strict-transport-security');
  const strict = serverWith({ hstsMaxAgeS: 31_536_000 });
  for (const method of ['GET', 'POST'] as const)
    expect((await strict.inject({ method, url: '/' })).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('security.txt names the contact, both languages and an expiry within a year', async () => {
  const app = serverWith({ securityContact: 'mailto:security@epc.example' });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@epc.example\n');
  expect(body).toContain('Preferred-Languages: zh, en\n');
  const expiresInMs = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now();
  expect(expiresInMs).toBeGreaterThan(DAY_MS);
  expect(expiresInMs).toBeLessThan(YEAR_MS);
});

test('there is no security.txt without a contact', async () => {
  expect((await serverWith({}).inject('/.well-known/security.txt')).statusCode).toBe(404);
});
