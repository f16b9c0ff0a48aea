import { type Platform, platformOfHost } from '../../../contract/platform.ts';

/** Which of the two brands this page is, by its host. */
export let platform: Platform = platformOfHost(globalThis.window?.location.host ?? '');

/** Says which brand's page is being prepared, where there is no host to read it from. */
export function setPlatform(value: Platform): void {
  platform = value;
}
