/** What the server takes of the demo; `main.ts` loads it only where there is one. */
export { demoAccounts } from './demo-accounts.ts';
export { ensureDemo } from './ensure-demo.ts';
export { demoPictures } from './pictures.ts';
