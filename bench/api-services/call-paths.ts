/** The operation alone (call-server.ts). */
export const BARE_PATH = '/bench/oeSearch';
