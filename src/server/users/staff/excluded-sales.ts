import type { Settings } from '../../platform/settings.ts';

/** The ids of the sellers that lists of sellers leave out, a setting. */
export function listExcludedSalesIds(settings: Settings): readonly number[] {
  return settings.get('excludedSalesIds');
}
