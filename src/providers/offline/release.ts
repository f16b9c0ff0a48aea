/** The version in package.json (vite.config.ts). Responses of another release are not read: their fields may differ. */
export const RELEASE: string = import.meta.env.VITE_RELEASE ?? 'test';
