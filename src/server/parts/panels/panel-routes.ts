import type { partCalls } from '../../../contract/parts/calls.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { createBookRepository } from '../books/book-repository.ts';
import { createBookService } from '../books/book-service.ts';
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
  drawPart(part: { seed: string; stdPartCode: string; isRight: boolean }): string;
}

export const noPartPictures: PartPictures = { hasPicture: () => false, drawPart: () => '' };

export function partPanelRoutes({ db, pictures }: { db: Database; pictures: PartPictures }) {
  const books = createBookRepository(db);
  const panels = createPanelRepository(db);
  const { hasPicture } = pictures;
  const panel = createPanelService({ books, book: createBookService(books), panels, hasPicture });
  const graph = createGraphService(createNumberRepository(db), createGraphRepository(db));

  return handlersOf<typeof partCalls>()({
    getCommonPartList: (body, { language }) => panel.listCommon(body, language),
    getRelationPartList: (body, { language }) => panel.listRelations(body, language),
    getVehiclePartByName: (body, { language }) => panel.findByName(body, language),
    getVehiclePartByOe: (body, { language }) => panel.findByOe(body, language),
    getCrashPartList: (body, { language }) => panel.listCrash(body, language),
    getPartImage: async ({ oeId, ...book }) => {
      const part = await panels.findPicturedPart(oeId, book);
      if (part === undefined || !hasPicture(part.stdPartCode)) throw new Refusal('900404');
      // The picture of a right-hand part is already drawn for that side.
      const isRight = sideOf(part.nameZh) === 'right' && sideOf(part.stdNameZh) !== 'right';
      return pictures.drawPart({ seed: `part-${oeId}`, stdPartCode: part.stdPartCode, isRight });
    },
    getAssemblyParts: (body, { language }) => panel.getAssembly(body, language),
    trackPartName: async (body, { session }) => {
      const isKept = await panels.keepName({ ...body, userId: session.userId });
      if (!isKept) throw new Refusal('900404');
      return null;
    },
    getPartGraph: (body, { language }) => graph.getGraph(body, language),
  });
}
