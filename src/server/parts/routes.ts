import type { partCalls } from '../../contract/parts/calls.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { createBookRepository } from './books/book-repository.ts';
import { createBookService } from './books/book-service.ts';
import { createNumberRepository } from './numbers/number-repository.ts';
import { createNumberService } from './numbers/number-service.ts';

export function partRoutes({ db }: { db: Database }) {
  const books = createBookRepository(db);
  const book = createBookService(books);
  const numbers = createNumberService(createNumberRepository(db));

  return handlersOf<typeof partCalls>()({
    getPartTreeData: async ({ vehicleId, vehicleTypeCode }, { language }) => [
      ...(await books.getTree(vehicleId, vehicleTypeCode, language)),
    ],
    getTreeNodePartData: (body, { language }) => book.getPage(body, language),
    getImageInfo: (body) => books.getDrawing(body),
    searchPartByNameOrOe: (body, { language }) => book.search(body, language),
    getReplaceData: (body, { language }) => numbers.getChain(body, language),
    getAdapterVehicle: (body, { language }) => numbers.getWhereUsed(body, language),
  });
}
