/** What a page asks of a service worker that waits for its turn. `entry`, the page's entry script, tells its release. */
export interface TakeOver {
  type: 'take over';
  entry: string;
}
