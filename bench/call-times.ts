import { quantile } from './print-table.ts';

const REPEATS = 15;

/** The median and the slowest time of a call, or its code if it is refused. */
export async function timesOf(url: string, token: string, body: object): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const startedAt = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, platform: 'v3' },
      body: JSON.stringify({ data: body }),
    });
    const { code, message }: { code: string; message: string } = await response.json();
    if (code !== '000000') return `${code} ${message}`;
    times.push(performance.now() - startedAt);
  }
  return `${Math.round(quantile(times, 0.5))} ms, slowest ${Math.round(Math.max(...times))} ms`;
}
