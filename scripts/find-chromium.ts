import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HELP = 'Install Chromium or Chrome, or set CHROMIUM to its path.';

/**
 * The Chromium of this machine: CHROMIUM, or else the usual paths.
 * @throws when CHROMIUM names nothing that is there.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given === undefined || given === '') return usualPaths.find((file) => existsSync(file));
  if (!existsSync(given)) throw new Error(`CHROMIUM is ${given}, and nothing is there. ${HELP}`);
  return given;
}

/**
 * The same, installed first where it is missing: Debian's package, with a font that has Chinese characters.
 * @throws when there is none and none can be installed.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(`No Chromium was found. ${HELP}`);
  console.log('No Chromium was found: installing the Debian package …');
  await aptGet(['update']);
  await aptGet(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  const installed = findChromium();
  if (installed === undefined) throw new Error(`The Debian package brought no Chromium. ${HELP}`);
  return installed;
}

function aptGet(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('apt-get', [...words], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`apt-get ${words[0]} ended with ${code}. ${HELP}`));
    });
  });
}
