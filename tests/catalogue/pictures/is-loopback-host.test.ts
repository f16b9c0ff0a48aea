import { expect, test } from 'vitest';
import { isLoopbackHost } from '../../../src/catalogue/pictures/is-loopback-host.ts';

test('a phone can open no address of this computer only', () => {
  for (const host of ['localhost', 'qpzj.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])
    expect(isLoopbackHost(host), host).toBe(true);
  for (const host of ['192.168.1.7', 'example.com', 'localhost.example.com', 'mylocalhost', '1.127.0.1', '[fe80::1]'])
    expect(isLoopbackHost(host), host).toBe(false);
});
