import { type Platform, platformOfHost } from '../../../contract/platform.ts';

/** The brand of this page, by its host. */
export let platform: Platform = platformOfHost(globalThis.window?.location.host ?? '');

/** Sets the brand while the server renders a page. */
export function setPlatform(value: Platform): void {
  platform = value;
}
