import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/install-chromium.ts';
import { startServer } from './server-process.ts';

interface DemoBrowser {
  browser: Browser;
  origin: string;
  /** A demo session as the storefront keeps it in local storage. */
  session: string;
}

/** Runs a measurement in a browser against a server process with the demo catalogue, and stops both. */
export async function withDemoBrowser<Result>(measure: (demo: DemoBrowser) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-browser-'));
  const server = await startServer({ DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    return await measure({ browser, origin: server.origin, session: await logIn(server.origin) });
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function logIn(origin: string): Promise<string> {
  const body = JSON.stringify({ data: { username: 'mechanic', password: 'Epc#2026demo' } });
  const response = await fetch(`${origin}/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { result } = await response.json();
  return JSON.stringify(result);
}
