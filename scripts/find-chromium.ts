import { existsSync } from 'node:fs';

/** The headless shell comes first: it runs the journeys with two thirds of the processor time. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of Chromium or Chrome: the environment variable CHROMIUM, or else the first of the usual paths.
 * @throws when CHROMIUM is set to a path that does not exist.
 */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  if (given === undefined || given === '') return USUAL_PATHS.find((file) => existsSync(file));
  if (!existsSync(given)) throw new Error(`CHROMIUM is set to ${given}, which does not exist`);
  return given;
}
