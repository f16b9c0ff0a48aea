import QRCode from 'qrcode';
import type { BodyOf } from '../../contract/call.ts';
import { messageOf } from '../../contract/code-messages.ts';
import type { pictureCalls } from '../../contract/pictures/calls.ts';
import type { VehicleResult } from '../../contract/vehicles/schemas.ts';
import type { PictureReader } from '../gateways/ocr/picture-reader.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createAccountLimit } from './account-limit.ts';
import { narrowByLicence } from './licence-narrowing.ts';
import { createLimits, type Limit } from './limits.ts';
import { createTickets } from './tickets.ts';

interface Needs {
  db: Database;
  reader: PictureReader;
  /** The vehicles of a VIN, whatever its check digit; of an announcement number. @throws Refusal 100100 */
  findByVin(vin: string, visit: AuthedContext): Promise<VehicleResult>;
  findByAnnouncement(announcement: string, visit: AuthedContext): Promise<VehicleResult>;
}

/** A picture costs a second of a processor: more than anyone takes by hand, less than a script would like. */
const READINGS: Limit = { uses: 40, perMinutes: 10 };
/** One that is read and one that waits: the rest of the queue is for other accounts. */
const READINGS_AT_ONCE = 2;
const CODES: Limit = { uses: 40, perMinutes: 10 };
/** A whole shop's phones may sit behind one address. */
const OPEN_UPLOADS: Limit = { uses: 60, perMinutes: 10 };
const OPEN_LOOKS: Limit = { uses: 240, perMinutes: 10 };

/** Licences and VIN plates off pictures, from this screen or by way of a phone. */
export function pictureRoutes({ db, reader, findByVin, findByAnnouncement }: Needs): Handlers<typeof pictureCalls> {
  const tickets = createTickets(db);
  const limits = createLimits(db);
  const limitPerAccount = createAccountLimit({ maxPerAccount: READINGS_AT_ONCE, retryAfterS: 5 });
  const read = (bytes: Buffer, userId: number, wanted: 'licence' | 'plate') =>
    limitPerAccount(userId, async () => {
      const key = `account:${userId}`;
      await limits.spend(key, READINGS);
      try {
        return await reader.read(bytes, wanted);
      } catch (error) {
        // Whoever was turned away at the door has had no picture read.
        if (error instanceof Refusal && error.code === '900503') await limits.giveBack(key);
        throw error;
      }
    });

  return {
    ocrUpload: (_body, { file, session }) => read(file.bytes, session.userId, 'licence'),
    ocrVinImage: (_body, { file, session }) => read(file.bytes, session.userId, 'plate'),
    ocrConfirm: (licence, visit) => confirm(licence, { findByVin, findByAnnouncement, visit }),

    async makeQrCode(_body, { session, origin }) {
      await limits.spend(`codes:${session.userId}`, CODES);
      const { id, expiresInS } = await tickets.make(session.userId);
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
      await limits.spend(`looks:${clientNetwork(address)}`, OPEN_LOOKS);
      return tickets.open(id);
    },
    async uploadByQrCode({ id }, { address, file }) {
      await limits.spend(`address:${clientNetwork(address)}`, OPEN_UPLOADS);
      const { userId } = await tickets.receive(id);
      try {
        await tickets.settle(id, await read(file.bytes, userId, 'licence'));
      } catch (error) {
        await tickets.giveBack(id, error instanceof Refusal ? error.code : '900500');
        throw error;
      }
      return { state: 'read' };
    },
  };
}

type Confirming = Pick<Needs, 'findByVin' | 'findByAnnouncement'> & { visit: AuthedContext };

async function confirm(
  { vin, ...licence }: BodyOf<typeof pictureCalls.ocrConfirm>,
  { findByVin, findByAnnouncement, visit }: Confirming,
) {
  const ofVin = await orNothing(findByVin(vin, visit));
  if (ofVin !== undefined) return { vin, searchBy: 'vin' as const, ...narrowByLicence(ofVin.vehicleList, licence) };
  const { announcement } = licence;
  const ofNumber = announcement === undefined ? undefined : await orNothing(findByAnnouncement(announcement, visit));
  if (ofNumber === undefined) return { vin, searchBy: 'vin' as const, ...narrowByLicence([], {}) };
  const narrowed = narrowByLicence(ofNumber.vehicleList, { registrationDate: licence.registrationDate });
  const rule =
    narrowed.rule === 'registrationDate' ? ('announcementAndRegistrationDate' as const) : ('announcement' as const);
  return { vin, searchBy: 'announcement' as const, ...narrowed, rule };
}

async function orNothing(found: Promise<VehicleResult>): Promise<VehicleResult | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refusal && error.code === '100100') return undefined;
    throw error;
  }
}
