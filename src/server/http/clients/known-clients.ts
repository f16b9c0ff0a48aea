import { sql } from 'kysely';
import type { Database, Sql } from '../../platform/db/database.ts';
import type { RequestContext } from '../request-context.ts';
import { clientNetwork } from './client-network.ts';
import { createDeviceToken, hashDeviceToken } from './device-cookie.ts';

const DEVICE_DAYS = 180;
/** Addresses change hands more often than devices. */
const ADDRESS_DAYS = 30;
/** Devices and addresses stored per account; a further one replaces the one that was not used for longest. */
const PER_ACCOUNT_MAX = 40;
const DELETED_MAX = 100;

type Client = Pick<RequestContext, 'address' | 'deviceToken'>;

/** How a client is known to an account: by its device, which has a key of its own, or by its address. */
export type Trust = { by: 'device'; key: string } | { by: 'address' };

export interface KnownClients {
  /** How the client is known to the account; null for strangers and for an account that does not exist. */
  findTrust(userId: number | undefined, client: Client): Promise<Trust | null>;
  /** The key of the device if it has logged in to the account of this id or phone. */
  findDevice(owner: { userId?: number | undefined; phoneNum?: string }, client: Client): Promise<string | null>;
  /** The key of the device if it has logged in to any account. */
  findAnyDevice(client: Client): Promise<string | null>;
  /** Stores device and address after a login; issues the device cookie if the device has none. */
  remember(userId: number, context: RememberedClient): Promise<void>;
  /** Forgets all devices and addresses of an account, whose password or phone has changed. */
  forget(userId: number, transaction: Sql): Promise<void>;
}

type RememberedClient = Client & Pick<RequestContext, 'setDeviceToken'>;

/** The devices and addresses that accounts have logged in from. */
export function createKnownClients({ sql: db }: Database): KnownClients {
  const isRecent = sql<boolean>`known_client.seen_at > now() - make_interval(days =>
    case when client like 'device:%' then ${DEVICE_DAYS}::int else ${ADDRESS_DAYS}::int end)`;
  const findAnyDevice = async (client: Client) => {
    const device = deviceKeyOf(client);
    if (device === null) return null;
    const row = await db
      .selectFrom('knownClient')
      .select('client')
      .where('client', '=', device)
      .where(isRecent)
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : device;
  };

  return {
    async findTrust(userId, client) {
      const device = deviceKeyOf(client);
      const known = await db
        .selectFrom('knownClient')
        .select('client')
        // The same statement for an account that does not exist, so that it takes the same time.
        .where('userId', '=', userId ?? -1)
        .where('client', 'in', [device ?? '', addressKeyOf(client)])
        .where(isRecent)
        .execute();
      if (device !== null && known.some((row) => row.client === device)) return { by: 'device', key: device };
      return known.length > 0 ? { by: 'address' } : null;
    },
    async findDevice({ userId, phoneNum }, client) {
      const device = deviceKeyOf(client);
      if (device === null) return null;
      const row = await db
        .selectFrom('knownClient')
        .innerJoin('account', 'account.userId', 'knownClient.userId')
        .select('client')
        .where('client', '=', device)
        .where((where) =>
          where.or([where('account.userId', '=', userId ?? -1), where('phoneNum', '=', phoneNum ?? '')]),
        )
        .where(isRecent)
        .executeTakeFirst();
      return row === undefined ? null : device;
    },
    findAnyDevice,
    async remember(userId, context) {
      // A token that no account knows may have been planted: the device gets one of its own.
      const isKnown = (await findAnyDevice(context)) !== null;
      const token = isKnown && context.deviceToken !== null ? context.deviceToken : createDeviceToken();
      context.setDeviceToken(token);
      const clients = [`device:${hashDeviceToken(token)}`, addressKeyOf(context)];
      await db
        .insertInto('knownClient')
        .values(clients.map((client) => ({ userId, client })))
        .onConflict((conflict) => conflict.columns(['userId', 'client']).doUpdateSet({ seenAt: sql<string>`now()` }))
        .execute();
      await deleteOld(db, userId);
    },
    async forget(userId, transaction) {
      await transaction.deleteFrom('knownClient').where('userId', '=', userId).execute();
    },
  };
}

async function deleteOld(db: Sql, userId: number): Promise<void> {
  await sql`
    delete from known_client where (user_id, client) in (
      (select user_id, client from known_client where user_id = ${userId}
       order by seen_at desc offset ${PER_ACCOUNT_MAX})
      union all
      (select user_id, client from known_client where seen_at < now() - make_interval(days => ${DEVICE_DAYS})
       limit ${DELETED_MAX}))`.execute(db);
}

function deviceKeyOf({ deviceToken }: Client): string | null {
  return deviceToken === null ? null : `device:${hashDeviceToken(deviceToken)}`;
}

function addressKeyOf({ address }: Client): string {
  return `address:${clientNetwork(address)}`;
}
