import type { BookPart, Part } from '../../../contract/parts/schemas.ts';

/** One page of the book: a drawing and its rows. */
export interface Page {
  assemblyName: string;
  drawingId: number | null;
  /** The drawing also shows parts of other pages. */
  isShared?: boolean;
  /** On a page that covers several assemblies each row names its own. */
  partsList: readonly (Part & Partial<Pick<BookPart, 'vehAssyId'>>)[];
}

/** The parts of a query result that the screen uses. */
interface QueryState<Answer> {
  data: Answer | undefined;
  error: unknown;
  isSuccess: boolean;
  refetch(): unknown;
}

/** A link to another page. */
export interface PageLink {
  name: string;
  open(): void;
}

/** A vehicle's pages in the order of one of its trees; one of them is open. */
export interface Book {
  page: QueryState<Page>;
  /** Id of the open page; undefined until one is chosen. */
  pageId: number | undefined;
  /** Name of the open page; empty until it is known. */
  title: string;
  /** The tree's query: its error is shown in place of the rows. */
  tree: Pick<QueryState<unknown>, 'error' | 'refetch'>;
  isEmpty: boolean;
  /** The open page is part of the tree. */
  isInTree: boolean;
  first: PageLink | undefined;
  before: PageLink | undefined;
  after: PageLink | undefined;
}
