import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { originOf } from '../hosts/site-hosts.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year, so that a forgotten server does not advertise an old contact. */
const VALID_DAYS = 180;

/** Mounts security.txt (RFC 9116), which tells finders of a weakness whom to write to. */
export function mountSecurityTxt(app: FastifyInstance, contact: string | null): void {
  if (contact === null) return;
  app.get(PATH, (request, reply) => {
    // The same for a whole day.
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${originOf(request)}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}
