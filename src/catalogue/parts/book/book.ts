import type { BookPart, Part } from '../../../contract/parts/schemas.ts';

/** The rows that are open, with their drawing. */
export interface Page {
  assemblyName: string;
  drawingId: number | null;
  /** Its drawing shows the parts of other pages as well. */
  isShared?: boolean;
  /** Rows of a page over several assemblies say on which they stand. */
  partsList: readonly (Part & Partial<Pick<BookPart, 'vehAssyId'>>)[];
}

/** What is asked of a server, as far as a screen shows it. */
interface Asked<Answer> {
  data: Answer | undefined;
  error: unknown;
  isSuccess: boolean;
  refetch(): unknown;
}

/** A way to another page. */
export interface Step {
  name: string;
  open(): void;
}

/** A vehicle's pages in the order of one of its trees, one of them open. */
export interface Book {
  page: Asked<Page>;
  /** Of the open page; undefined until one is chosen. */
  pageId: number | undefined;
  /** What the open page is called, as soon as it is known. */
  title: string;
  /** The tree itself: its failure is told where the rows would be. */
  tree: Pick<Asked<unknown>, 'error' | 'refetch'>;
  isEmpty: boolean;
  /** The open page is one of the tree's. */
  isPlaced: boolean;
  first: Step | undefined;
  before: Step | undefined;
  after: Step | undefined;
}
