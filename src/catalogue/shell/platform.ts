import { platformOfHost } from '../../contract/platform.ts';

/** Which of the two brands this page is, by its host. */
export const platform = platformOfHost(window.location.host);
