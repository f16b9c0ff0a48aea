import QRCode from 'qrcode';
import type { BodyOf } from '../../contract/call.ts';
import { messageOf } from '../../contract/code-messages.ts';
import type { Language } from '../../contract/codes.ts';
import type { pictureCalls } from '../../contract/pictures/calls.ts';
import type { VehicleResult } from '../../contract/vehicles/schemas.ts';
import type { PictureReader } from '../gateways/ocr/picture-reader.ts';
import { clientNetwork } from '../http/clients/client-network.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Handler, Handlers } from '../http/serve.ts';
import { withAdmission } from '../http/uploads/admission.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import {
  consumeInFixedWindow,
  type RateLimit,
  refundInFixedWindow,
  refuseFullWindow,
} from '../platform/rate-limits.ts';
import { createAccountLimit } from './account-limit.ts';
import { type MoreAnnouncements, narrowByLicence } from './licence-narrowing.ts';
import { createTickets } from './tickets.ts';

interface Dependencies {
  db: Database;
  reader: PictureReader;
  vehicles: VehicleSearch;
}

export interface VehicleSearch {
  /** Vehicles by VIN, whatever its check digit, and by announcement number. @throws Refusal 100100 */
  findByVin(vin: string, language: Language): Promise<VehicleResult>;
  findByAnnouncement(announcement: string, language: Language): Promise<VehicleResult>;
  /** The keys of the vehicles' announcement numbers, without those that are their first. */
  listMoreAnnouncements(vehicleIds: readonly number[]): Promise<MoreAnnouncements>;
}

const WINDOW_S = 10 * 60;
/** A reading takes seconds of a processor: the limit is above what a person does and below what a script would. */
const READINGS: RateLimit = { uses: 40, perS: WINDOW_S };
/** One being read and one waiting; the rest of the queue is for other accounts. */
const CONCURRENT_READINGS = 2;
const CODES: RateLimit = { uses: 40, perS: WINDOW_S };
/** Per address, behind which there may be all phones of a shop. */
const PHONE_UPLOADS: RateLimit = { uses: 60, perS: WINDOW_S };
const TICKET_OPENINGS: RateLimit = { uses: 240, perS: WINDOW_S };

const readingsKey = (userId: number) => `picture:account:${userId}`;

/** Reads pictures of licences and VIN plates, uploaded on the screen or by a phone with a ticket. */
export function pictureRoutes({ db, reader, vehicles }: Dependencies): Handlers<typeof pictureCalls> {
  const tickets = createTickets(db);
  const limitPerAccount = createAccountLimit({ maxPerAccount: CONCURRENT_READINGS, retryAfterS: 5 });
  const read = (bytes: Buffer, userId: number, wanted: 'licence' | 'plate') =>
    limitPerAccount(userId, async () => {
      const key = readingsKey(userId);
      await consumeInFixedWindow(db.sql, key, READINGS);
      try {
        return await reader.read(bytes, wanted);
      } catch (error) {
        // The queue was full: nothing was read.
        if (error instanceof Refusal && error.code === '900503') await refundInFixedWindow(db.sql, key);
        throw error;
      }
    });

  /** Refuses before the body is read what would be refused after it. */
  const ofAccount = (handle: Handler<typeof pictureCalls.ocrUpload>) =>
    withAdmission(async ({ context }) => {
      if (context.session !== null) await refuseFullWindow(db.sql, readingsKey(context.session.userId), READINGS);
    }, handle);
  const admitPhone = async ({ ticket, context }: { ticket: string; context: RequestContext }) => {
    await consumeInFixedWindow(db.sql, `picture:address:${clientNetwork(context.address)}`, PHONE_UPLOADS);
    await tickets.requireOpen(ticket);
  };

  return {
    ocrUpload: ofAccount((_body, { file, session }) => read(file.bytes, session.userId, 'licence')),
    ocrVinImage: ofAccount((_body, { file, session }) => read(file.bytes, session.userId, 'plate')),
    ocrConfirm: (licence, { language }) => findVehicles(licence, vehicles, language),

    async makeQrCode(_body, { session, origin }) {
      await consumeInFixedWindow(db.sql, `picture:codes:${session.userId}`, CODES);
      const { id, expiresInS } = await tickets.create(session.userId);
      const url = `${origin}/jump?qr=${id}`;
      return {
        id,
        url,
        svg: await QRCode.toString(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
        expiresInS,
      };
    },
    async checkQrCode({ id }, { session, language }) {
      const { problemCode, ...view } = await tickets.check(id, session.userId);
      return { ...view, problem: problemCode === null ? null : messageOf(problemCode, language) };
    },
    async openQrCode({ id }, { address }) {
      await consumeInFixedWindow(db.sql, `picture:looks:${clientNetwork(address)}`, TICKET_OPENINGS);
      return tickets.open(id);
    },
    uploadByQrCode: withAdmission(admitPhone, async ({ id }, { file }) => {
      const { userId } = await tickets.receive(id);
      try {
        await tickets.complete(id, await read(file.bytes, userId, 'licence'));
      } catch (error) {
        await tickets.reopen(id, error instanceof Refusal ? error.code : '900500');
        throw error;
      }
      return { state: 'read' };
    }),
  };
}

/** Finds the vehicles of a confirmed reading: by VIN, else by announcement number. */
async function findVehicles(
  { vin, ...licence }: BodyOf<typeof pictureCalls.ocrConfirm>,
  vehicles: VehicleSearch,
  language: Language,
) {
  const byVin = await orUndefined(vehicles.findByVin(vin, language));
  const { announcement } = licence;
  if (byVin !== undefined) {
    const { vehicleList } = byVin;
    const more =
      announcement === undefined
        ? []
        : await vehicles.listMoreAnnouncements(vehicleList.map(({ vehicleId }) => vehicleId));
    return { vin, searchBy: 'vin' as const, ...narrowByLicence(vehicleList, licence, more) };
  }
  const byAnnouncement =
    announcement === undefined ? undefined : await orUndefined(vehicles.findByAnnouncement(announcement, language));
  if (byAnnouncement === undefined) return { vin, searchBy: 'vin' as const, ...narrowByLicence([], {}) };
  const narrowed = narrowByLicence(byAnnouncement.vehicleList, { registrationDate: licence.registrationDate });
  const rule =
    narrowed.rule === 'registrationDate' ? ('announcementAndRegistrationDate' as const) : ('announcement' as const);
  return { vin, searchBy: 'announcement' as const, ...narrowed, rule };
}

/** The result of a search, or undefined when nothing was found. */
async function orUndefined(search: Promise<VehicleResult>): Promise<VehicleResult | undefined> {
  try {
    return await search;
  } catch (error) {
    if (error instanceof Refusal && error.code === '100100') return undefined;
    throw error;
  }
}
