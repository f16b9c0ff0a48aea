import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

/**
 * The path of Chromium or Chrome. Where there is none, installs Debian's headless shell with a font for Chinese.
 * @throws when it cannot be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const help = 'install Chromium or Chrome, or set CHROMIUM to its path';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(`No Chromium was found: ${help}`);
  console.log('No Chromium was found: installing the Debian package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) => execFileSync('apt-get', ['-qq', ...words], { stdio: 'inherit', env });
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk');
  const installed = findChromium();
  if (installed === undefined) throw new Error(`The Debian package has no Chromium: ${help}`);
  return installed;
}

if (import.meta.filename === process.argv[1]) ensureChromium();
