import { readSite } from '../../../providers/page/site.ts';
import { createStore } from '../../../providers/store.ts';
import { hotlineOf } from '../../shared/site/hotline.ts';

/** A way to contact the site. */
export type HelpTopic = 'publicAccount' | 'miniProgram' | 'hotline';

/** The open help topic and the screen it was opened on; it closes on navigation. */
export const helpOpen = createStore<{ topic: HelpTopic | 'all'; at: string } | null>(null);

/** The configured topics; all of them, with samples, in a demo. */
export function helpTopics(): HelpTopic[] {
  const site = readSite();
  return [
    ...(site.publicAccountUrl !== null || site.isDemo ? (['publicAccount'] as const) : []),
    ...(site.miniProgramUrl !== null || site.isDemo ? (['miniProgram'] as const) : []),
    ...(hotlineOf(site) !== null ? (['hotline'] as const) : []),
  ];
}
