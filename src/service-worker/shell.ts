const PREFIX = 'epc.shell.';
/** The page of this address has no data of a user; the server renders it for the browser's language, theme and brand. */
const ADDRESS = '/search/parts';
/** Kept anew when the user navigates to one of these, as language or theme may have changed. */
const SCREENS = /^\/search\//;
/** A page that takes longer is shown from the shell, if there is one. */
const WAIT_MS_MAX = 8_000;

interface Shell {
  /** Fetches the shell of this release. @throws if the server has another release, so that the installation is repeated */
  install(): Promise<void>;
  /** Deletes the shells of other releases. */
  deleteOthers(): Promise<void>;
  /** The page from the server; the shell without a response in time, or when only a proxy answers. */
  navigate(request: Request): Promise<Response>;
}

/**
 * The page that is shown offline at every address, whose entry script renders the screen. It names files of its release by
 * their hash, so each release has its own. `entry` is the path of that script.
 */
export function createShell(entry: string): Shell {
  const cacheName = `${PREFIX}${entry}`;

  async function store(response: Response): Promise<boolean> {
    const html = await response.text();
    if (!response.ok || !html.includes(`"${entry}"`)) return false;
    const shell = new Response(html, { headers: response.headers });
    // The text is not compressed any more.
    for (const name of ['content-encoding', 'content-length']) shell.headers.delete(name);
    await (await caches.open(cacheName)).put(ADDRESS, shell);
    return true;
  }
  const find = () => caches.match(ADDRESS, { cacheName });

  return {
    async install() {
      const isStored = await store(await fetch(ADDRESS, { cache: 'reload' }));
      if (!isStored) throw new Error(`${ADDRESS} does not load ${entry}`);
    },
    async deleteOthers() {
      const names = await caches.keys();
      const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName);
      await Promise.all(others.map((name) => caches.delete(name)));
    },
    async navigate(request) {
      const page = fetch(request);
      const inTime = await Promise.race([page.catch(() => undefined), after(WAIT_MS_MAX)]);
      if (inTime === undefined || isFromProxy(inTime)) return (await find()) ?? page;
      if (SCREENS.test(new URL(request.url).pathname)) void store(inTime.clone()).catch(() => undefined);
      return inTime;
    },
  };
}

/** The server itself is not reached. */
function isFromProxy({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
