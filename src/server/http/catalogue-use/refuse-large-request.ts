import { z } from 'zod';
import type { AnyCall } from '../../../contract/call.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Session } from '../request-context.ts';
import { batchNumbersMax, pageRowsMax } from './catalogue-bounds.ts';

/** The last row that an offset reaches: pages beyond it overflow PostgreSQL's integer. */
const ROW_MAX = 2_147_483_647;

const Paged = z.object({ pageNum: z.number(), pageSize: z.number() });
const Batch = z.object({ oes: z.array(z.unknown()) });

/** @throws Refusal 900400 for a page beyond any list, and for more rows or numbers than the account's tier may request */
export function refuseLargeRequest(call: AnyCall, body: unknown, session: Session | null): void {
  const { data: paged } = Paged.safeParse(body);
  if (paged !== undefined && paged.pageNum * paged.pageSize > ROW_MAX)
    throw badField('pageNum', '超出可翻到的页数', 'is beyond the last page that can be requested');
  if (call.counted === undefined) return;
  const tier = session?.tier ?? 'free';
  const rows = pageRowsMax[tier];
  if (paged !== undefined && paged.pageSize > rows)
    throw badField('pageSize', `每页至多 ${rows} 行`, `must be at most ${rows} for this account`);
  const numbers = batchNumbersMax[tier];
  if ((Batch.safeParse(body).data?.oes.length ?? 0) > numbers)
    throw badField(
      'oes',
      `本账号一次至多查询 ${numbers} 个号码，请分批查询`,
      `must be at most ${numbers} numbers at once for this account: look them up in parts`,
    );
}

function badField(field: string, zh: string, en: string): Refusal {
  return new Refusal('900400', { problems: [{ path: `data.${field}`, zh, en }] });
}
