import { createServer } from 'vite';
import { main } from '../src/server/main.ts';

/** Development with reload: the API in a child process, restarted by `node --watch`, and the pages by Vite. */
const isApi = process.argv.includes('--api');

if (isApi) await main();
else {
  const { spawn } = await import('node:child_process');
  const api = spawn(
    process.execPath,
    ['--import', 'tsx', '--watch-path=src/server', '--watch-path=src/contract', 'scripts/dev.ts', '--api'],
    { stdio: 'inherit' },
  );
  const vite = await createServer();
  await vite.listen();
  vite.printUrls();
  process.once('SIGINT', () => {
    api.kill('SIGTERM');
    void vite.close().then(() => process.exit(0));
  });
}
