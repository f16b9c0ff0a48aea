/** Views of the API documents (migration 0051). */
export interface ApiDocumentTables {
  apiDocumentView: {
    viewedOn: string;
    pageId: string;
    views: number;
  };
}
