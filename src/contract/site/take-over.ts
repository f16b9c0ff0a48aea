/** Message of a page to a waiting service worker. `entry` is the page’s entry script, which names its release. */
export interface TakeOver {
  type: 'take over';
  entry: string;
}
