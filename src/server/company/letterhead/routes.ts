import { sql } from 'kysely';
import type { companyCalls } from '../../../contract/company/calls.ts';
import type { Letterhead } from '../../../contract/company/schemas.ts';
import type { Session } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import { withAdmission } from '../../http/uploads/admission.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { storedLogo } from './logo.ts';

export type Member = Pick<Session, 'userId' | 'parentId' | 'acctLevel'>;

/** The head of papers: kept by a main account (or an account on its own), read by its sub accounts. */
export function letterheadRoutes({ db }: { db: Database }) {
  const save = async (session: Member, values: Partial<StoredLetterhead>) => {
    const userId = requireMain(session);
    await db.sql
      .insertInto('companyLetterhead')
      .values({ userId, ...values })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...values, updatedAt: sql<string>`now()` }))
      .execute();
    return readLetterhead(db.sql, session);
  };
  return handlersOf<typeof companyCalls>()({
    getLetterhead: (_body, { session }) => readLetterhead(db.sql, session),
    saveLetterhead: (head, { session }) => save(session, head),
    saveLetterheadLogo: withAdmission(
      async ({ context: { session } }) => {
        if (session !== null) requireMain(session);
      },
      async (_body, { session, file }) => save(session, { logo: await storedLogo(file.bytes), logoType: 'image/png' }),
    ),
    async deleteLetterheadLogo(_body, { session }) {
      await save(session, { logo: null, logoType: null });
      return null;
    },
  });
}

interface StoredLetterhead {
  shopName: string;
  phone: string;
  address: string;
  logo: Buffer | null;
  logoType: 'image/png' | null;
}

/** @throws Refusal 900403 for a sub account */
function requireMain({ userId, acctLevel }: Member): number {
  if (acctLevel !== 0) throw new Refusal('900403');
  return userId;
}

/** Until it has been saved, the shop's name is the company's of the profile. */
export async function readLetterhead(db: Sql, { userId, parentId, acctLevel }: Member): Promise<Letterhead> {
  const mainId = acctLevel === 0 ? userId : (parentId ?? userId);
  const row = await db
    .selectFrom('account')
    .leftJoin('companyLetterhead as head', 'head.userId', 'account.userId')
    .where('account.userId', '=', mainId)
    .select(['account.companyName', 'head.shopName', 'head.phone', 'head.address'])
    .select(sql<string | null>`encode(head.logo, 'base64')`.as('logo'))
    .executeTakeFirstOrThrow();
  return {
    shopName: row.shopName || (row.companyName ?? ''),
    phone: row.phone ?? '',
    address: row.address ?? '',
    // PostgreSQL breaks base64 into lines.
    logo: row.logo === null ? null : `data:image/png;base64,${row.logo.replaceAll('\n', '')}`,
    isOwn: acctLevel === 0,
  };
}
