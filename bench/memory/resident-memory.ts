import { readFile } from 'node:fs/promises';

/** VmRSS of the process. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
