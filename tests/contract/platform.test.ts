import { expect, test } from 'vitest';
import { platformHeader, platformOfHeader, platformOfHost, platforms } from '../../src/contract/platform.ts';

test('only a host of the shop brand has its platform, in any case and with any port', () => {
  for (const host of ['qpzj.example.com', 'QPZJ.example.com', 'qpzj.localhost:4305'])
    expect(platformOfHost(host)).toBe('qpzj');
  for (const host of ['example.com', 'www.qpzj.com', 'qpzj', 'qpzjx.example.com', 'my-qpzj.example.com', ''])
    expect(platformOfHost(host)).toBe('easyEpc');
});

test('a platform is known by its header, and a missing or unknown header means the main platform', () => {
  for (const platform of platforms) expect(platformOfHeader(platformHeader[platform])).toBe(platform);
  for (const header of [undefined, '', 'other']) expect(platformOfHeader(header)).toBe('easyEpc');
});
