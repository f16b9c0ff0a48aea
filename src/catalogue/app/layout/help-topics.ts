import { readSite } from '../../../providers/page/site.ts';
import { createStore } from '../../../providers/store.ts';
import { hotlineOf } from '../../shared/site/hotline.ts';

/** A way to reach those who run the site. */
export type HelpTopic = 'publicAccount' | 'miniProgram' | 'hotline';

/** What of the help is open (one way, or all of them) and on which screen: it does not follow to the next. */
export const helpOpen = createStore<{ topic: HelpTopic | 'all'; at: string } | null>(null);

/** What this site has set up; a demo shows everything, with samples. */
export function helpTopics(): HelpTopic[] {
  const site = readSite();
  return [
    ...(site.publicAccountUrl !== null || site.isDemo ? (['publicAccount'] as const) : []),
    ...(site.miniProgramUrl !== null || site.isDemo ? (['miniProgram'] as const) : []),
    ...(hotlineOf(site) !== null ? (['hotline'] as const) : []),
  ];
}
