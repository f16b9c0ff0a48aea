import { beforeEach, expect, test, vi } from 'vitest';
import { createShell } from '../../src/service-worker/shell.ts';

const ENTRY = '/assets/index-new.js';
const page = (entry = ENTRY, status = 200) => new Response(`<script src="${entry}"></script>`, { status });
const navigation = (path: string) => new Request(`https://epc.example${path}`);

/** The Cache API, as far as the shell uses it. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return { put: async (address: string, response: Response) => void cache.set(address, response) };
  };
  const match = async (address: string, { cacheName }: { cacheName: string }) =>
    stored.get(cacheName)?.get(address)?.clone();
  const keys = async () => [...stored.keys()];
  return { open, match, keys, delete: async (name: string) => stored.delete(name), stored };
}

let caches: ReturnType<typeof fakeCaches>;
let answer: () => Promise<Response>;
beforeEach(() => {
  caches = fakeCaches();
  answer = async () => page();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', () => answer());
});
const lose = () => {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
};

test('without a connection every page is the shell', async () => {
  const shell = createShell(ENTRY);
  await shell.install();
  lose();
  expect(await (await shell.navigate(navigation('/index'))).text()).toContain(ENTRY);
});

test('with a connection the page is the server’s', async () => {
  const shell = createShell(ENTRY);
  await shell.install();
  answer = async () => new Response('from the server');
  expect(await (await shell.navigate(navigation('/index'))).text()).toBe('from the server');
});

test('a page that takes too long is the shell, as is one of a proxy that does not reach the server', async () => {
  vi.useFakeTimers();
  const shell = createShell(ENTRY);
  await shell.install();
  answer = async () => new Response('Bad gateway', { status: 502 });
  expect(await (await shell.navigate(navigation('/index'))).text()).toContain(ENTRY);
  answer = () => new Promise(() => undefined);
  const shown = shell.navigate(navigation('/index'));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await (await shown).text()).toContain(ENTRY);
  vi.useRealTimers();
});

test('the page of another release is never the shell: its installation is repeated later', async () => {
  answer = async () => page('/assets/index-old.js');
  await expect(createShell(ENTRY).install()).rejects.toThrow();
  answer = async () => page(ENTRY, 503);
  await expect(createShell(ENTRY).install()).rejects.toThrow();
  expect(await caches.match('/search/parts', { cacheName: `epc.shell.${ENTRY}` })).toBeUndefined();
});

test('the shell is renewed with the screens that the user opens, but not by those of another release', async () => {
  const shell = createShell(ENTRY);
  await shell.install();
  const entries = [`${ENTRY}"></script><i>dark</i>`, '/assets/index-newer.js'];
  for (const entry of entries) {
    answer = async () => new Response(`<script src="${entry.includes('<') ? entry : `${entry}"`}`);
    await shell.navigate(navigation('/search/vehicle'));
    await new Promise((resolve) => setTimeout(resolve));
  }
  lose();
  expect(await (await shell.navigate(navigation('/index'))).text()).toContain('<i>dark</i>');
});

test('taking over deletes the shells of other releases and nothing else', async () => {
  await createShell('/assets/index-old.js')
    .install()
    .catch(() => undefined);
  await caches.open('epc.shell./assets/index-old.js');
  await caches.open('workbox-precache');
  const shell = createShell(ENTRY);
  await shell.install();
  await shell.deleteOthers();
  expect(await caches.keys()).toEqual(['workbox-precache', `epc.shell.${ENTRY}`]);
});
