const pages = new Map<string, number>();

/** Visited pages that are not sent yet: paths only, without queries. */
export const visitedPages = {
  add(path: string): void {
    pages.set(path, (pages.get(path) ?? 0) + 1);
  },
  /** Removes and returns up to `max` pages. */
  take(max: number): { path: string; times: number }[] {
    const taken = [...pages].slice(0, max).map(([path, times]) => ({ path, times: Math.min(times, 100) }));
    for (const { path } of taken) pages.delete(path);
    return taken;
  },
};
