import type { partCalls } from '../../../contract/parts/calls.ts';
import { companyContextOf } from '../../http/company-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { BookRepository } from '../books/book-repository.ts';
import type { BookService } from '../books/book-service.ts';
import type { FitJudge } from '../fit/fit-judge.ts';
import { sideOf } from '../names/part-words.ts';
import { createNumberRepository } from '../numbers/number-repository.ts';
import { createGraphRepository } from './graph-repository.ts';
import { createGraphService } from './graph-service.ts';
import { createPanelRepository } from './panel-repository.ts';
import { createPanelService } from './panel-service.ts';

/** Pictures of parts, as SVG. */
export interface PartPictures {
  hasPicture(stdPartCode: string): boolean;
  /** Called only for parts that have a picture. */
  drawPart(part: { sheet: string | null; stdPartCode: string; isRight: boolean }): string;
}

export const noPartPictures: PartPictures = { hasPicture: () => false, drawPart: () => '' };

interface Dependencies {
  db: Database;
  books: BookRepository;
  book: BookService;
  judge: FitJudge;
  pictures: PartPictures;
}

export function partPanelRoutes({ db, books, book, judge, pictures }: Dependencies) {
  const panels = createPanelRepository(db);
  const { hasPicture } = pictures;
  const panel = createPanelService({ books, book, panels, judge, hasPicture });
  const graph = createGraphService(createNumberRepository(db), createGraphRepository(db));

  return handlersOf<typeof partCalls>()({
    getCommonPartList: (body, context) => panel.listCommon(body, companyContextOf(context)),
    getRelationPartList: (body, context) => panel.listRelations(body, companyContextOf(context)),
    getVehiclePartByName: (body, context) => panel.findByName(body, companyContextOf(context)),
    getVehiclePartByOe: (body, context) => panel.findByOe(body, companyContextOf(context)),
    getCrashPartList: (body, context) => panel.listCrash(body, companyContextOf(context)),
    getPartImage: async ({ oeId, ...book }) => {
      const part = await panels.findPicturedPart(oeId, book);
      if (part === undefined || !hasPicture(part.stdPartCode)) throw new Refusal('900404');
      // The picture of a right-hand part is already drawn for that side.
      const isRight = sideOf(part.nameZh) === 'right' && sideOf(part.stdNameZh) !== 'right';
      return pictures.drawPart({ sheet: part.sheet, stdPartCode: part.stdPartCode, isRight });
    },
    getAssemblyParts: (body, context) => panel.getAssembly(body, companyContextOf(context)),
    trackPartName: async (body, { session }) => {
      const isKept = await panels.keepName({ ...body, userId: session.userId });
      if (!isKept) throw new Refusal('900404');
      return null;
    },
    getPartGraph: (body, { language }) => graph.getGraph(body, language),
  });
}
