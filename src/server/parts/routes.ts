import type { partCalls } from '../../contract/parts/calls.ts';
import { companyContextOf } from '../http/company-context.ts';
import { handlersOf } from '../http/serve.ts';
import type { BookRepository } from './books/book-repository.ts';
import type { BookService } from './books/book-service.ts';
import { systemsOf } from './books/part-tree.ts';
import type { FitAnswers } from './fit/fit-answers.ts';
import type { NumberService } from './numbers/number-service.ts';

interface Dependencies {
  books: BookRepository;
  book: BookService;
  answers: FitAnswers;
  numbers: NumberService;
}

export function partRoutes({ books, book, answers, numbers }: Dependencies) {
  return handlersOf<typeof partCalls>()({
    getPartTreeData: async ({ vehicleId, vehicleTypeCode }, { language }) => [
      ...(await books.getTree(vehicleId, vehicleTypeCode, language)),
    ],
    getVehicleSystems: async ({ vehicleId, vehicleTypeCode }, { language }) =>
      systemsOf(await books.getTree(vehicleId, vehicleTypeCode, language)),
    getTreeNodePartData: (body, context) => book.getPage(body, companyContextOf(context)),
    getImageInfo: (body) => books.getDrawing(body),
    getDrawingImage: async (body) => ({ fileName: `drawing-${body.drawingId}.webp`, ...(await books.getScan(body)) }),
    searchPartByNameOrOe: (body, context) => book.search(body, companyContextOf(context)),
    getFitAnswers: (body, context) => answers.get(body, companyContextOf(context)),
    saveFitAnswer: async (body, context) => {
      await answers.save(body, companyContextOf(context), context.session.userId);
      return null;
    },
    getReplaceData: (body, { language }) => numbers.getChain(body, language),
    getAdapterVehicle: (body, { language }) => numbers.getWhereUsed(body, language),
  });
}
