import { z } from 'zod';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';

const SavedTexts = z.object({ name: z.string(), remark: z.string(), customerName: z.string(), plate: z.string() });

type SavedTexts = z.infer<typeof SavedTexts>;

export type OrderText = keyof SavedTexts;

/** Saves a text of an order. @throws CallError, 900409 if the saved text is not `seen` */
export async function writeOrderText(
  listId: number,
  field: OrderText,
  { text, seen }: { text: string; seen: string },
): Promise<void> {
  if (field === 'name') await request(workOrderCalls.modifyListName, { listId, name: text, seen: { name: seen } });
  else if (field === 'remark')
    await request(workOrderCalls.modifyListRemark, { listId, remark: text, seen: { remark: seen } });
  else await request(workOrderCalls.modifyListCustomer, { listId, [field]: text, seen: { [field]: seen } });
}

/** The saved texts in a 900409 response. */
export function savedTextsOf(error: unknown): SavedTexts | undefined {
  return SavedTexts.safeParse(error instanceof CallError && error.code === '900409' ? error.result : null).data;
}
