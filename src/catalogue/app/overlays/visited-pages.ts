const pages = new Map<string, number>();

/** Pages that were visited and are still to be counted: the paths alone, never what was looked for on them. */
export const visitedPages = {
  add(path: string): void {
    pages.set(path, (pages.get(path) ?? 0) + 1);
  },
  /** Gives what there is, so many pages at most, and forgets it. */
  take(most: number): { path: string; times: number }[] {
    const taken = [...pages].slice(0, most).map(([path, times]) => ({ path, times: Math.min(times, 100) }));
    for (const { path } of taken) pages.delete(path);
    return taken;
  },
};
