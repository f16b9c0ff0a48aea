import { type GuideId, guideIds, guidePath, referencePath } from '../../../../contract/api-services/documents/rules.ts';
import type { DocumentPage, PageGroup } from '../../../../contract/api-services/documents/schemas.ts';
import {
  classNameOf,
  type DocumentedInterface,
  type DocumentSource,
  nameOf,
  summaryOf,
  textIn,
} from '../documented.ts';
import { guides } from '../guides/index.ts';
import { referencePage } from './reference-page.ts';

/** The list of pages: the guides, then the interfaces by class. */
export function pageGroups(source: DocumentSource): PageGroup[] {
  const { interfaces, language } = source;
  const classes = [...new Set(interfaces.map((one) => classNameOf(one, language)))];
  return [
    {
      title: textIn(source, { zh: '指南', en: 'Guides' }),
      pages: guideIds.map((id) => ({
        id,
        path: guidePath(id),
        title: textIn(source, guides[id].title),
        summary: textIn(source, guides[id].summary),
        isInterface: false,
        status: 'published',
      })),
    },
    ...classes.map((title) => ({
      title,
      pages: interfaces
        .filter((one) => classNameOf(one, language) === title)
        .map((one) => ({
          id: one.code,
          path: referencePath(one.code),
          title: nameOf(one, language),
          summary: summaryOf(one, language),
          isInterface: true,
          status: one.status,
        })),
    })),
  ];
}

/** A page by a guide's id, an interface's code or its number; undefined if the reader has no such page. */
export function findPage(source: DocumentSource, id: string): DocumentPage | undefined {
  const guideId = guideIds.find((each) => each === id);
  if (guideId !== undefined) return guidePage(source, guideId);
  const one = findInterface(source, id);
  return one === undefined ? undefined : referencePage(source, one);
}

/** Codes are found in any case, as people type them. */
export function findInterface({ interfaces }: DocumentSource, id: string): DocumentedInterface | undefined {
  const wanted = id.toLowerCase();
  return interfaces.find(({ code, interfaceId }) => code.toLowerCase() === wanted || String(interfaceId) === id);
}

export function allPages(source: DocumentSource): DocumentPage[] {
  return [
    ...guideIds.map((id) => guidePage(source, id)),
    ...source.interfaces.map((one) => referencePage(source, one)),
  ];
}

function guidePage(source: DocumentSource, id: GuideId): DocumentPage {
  const { title, summary, blocks } = guides[id];
  return {
    id,
    path: guidePath(id),
    title: textIn(source, title),
    summary: textIn(source, summary),
    interface: null,
    blocks: blocks(source),
  };
}
