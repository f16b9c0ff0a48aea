import type { PageGroup } from '../../../contract/api-services/documents/schemas.ts';

/** The classes with the interfaces whose name, code or summary has every word of the text; guides are left out. */
export function matchingGroups(groups: readonly PageGroup[], search: string): PageGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(({ id, title, summary, isInterface }) => {
        const text = `${id} ${title} ${summary}`.toLowerCase();
        return isInterface && words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}
