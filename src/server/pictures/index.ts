import type { FastifyInstance } from 'fastify';
import { createPictureReader } from '../gateways/ocr/create-picture-reader.ts';
import type { PictureReader } from '../gateways/ocr/picture-reader.ts';
import type { Database } from '../platform/db/database.ts';
import { pictureRoutes, type VehicleSearch } from './routes.ts';

interface Dependencies {
  db: Database;
  /** True for a known world manufacturer identifier. */
  vehicles: VehicleSearch & { isKnownMaker(wmi: string): boolean };
  /** The embedded reader by default. */
  reader?: PictureReader | undefined;
}

export function picturesDomain({ db, vehicles, ...dependencies }: Dependencies) {
  const { isKnownMaker } = vehicles;
  const reader = dependencies.reader ?? createPictureReader({ provider: 'embedded', isKnownMaker });
  return {
    calls: pictureRoutes({ db, reader, vehicles }),
    mount(app: FastifyInstance) {
      app.addHook('onClose', () => reader.close());
    },
  };
}
