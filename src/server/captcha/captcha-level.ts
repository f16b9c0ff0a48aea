import { clientNetworks } from '../http/clients/client-network.ts';
import type { CaptchaClient } from '../http/request-context.ts';
import type { Sql } from '../platform/db/database.ts';
import { countInFixedWindow } from '../platform/rate-limits.ts';

const WINDOW_S = 60 * 60;
/** Captchas of one address per level; enough for a shop that logs in in the morning. */
const CAPTCHAS_PER_LEVEL = 12;

/**
 * Counts a new captcha and returns its level: it rises with the captchas that the client's networks requested within an
 * hour. A device that has logged in before is counted by itself, so that strangers behind its address cost it nothing.
 */
export async function raiseCaptchaLevel(db: Sql, { address }: CaptchaClient, device: string | null): Promise<number> {
  const counters =
    device === null
      ? clientNetworks(address).map(({ network, factor }) => ({ key: `captcha:${network}`, factor }))
      : [{ key: `captcha:${device}`, factor: 1 }];
  const uses = await countInFixedWindow(
    db,
    counters.map(({ key }) => key),
    WINDOW_S,
  );
  const levels = counters.map(({ key, factor }) => ((uses.get(key) ?? 1) - 1) / (CAPTCHAS_PER_LEVEL * factor));
  return Math.floor(Math.max(...levels));
}
