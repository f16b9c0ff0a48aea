import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { i18n, loadMessages } from '../../../providers/i18n.ts';
import { notify } from '../../../providers/notification.ts';
import { isView, session } from '../../../providers/session/session.ts';
import { refetchOrders } from '../../shared/work-order/use-current-order.ts';
import { promptConflict } from '../conflicts.ts';
import { setCachedItems } from '../lines/editing/item-cache.ts';
import { savedItemOf } from '../lines/editing/saved-item.ts';
import { type OrderText, savedTextsOf, writeOrderText } from '../write-order-text.ts';
import { keepUnsent, settleUnsent, type UnsentEdit, unsentEdits } from './unsent-edits.ts';

interface SavedValue {
  value: UnsentEdit['value'];
  changedAt: string | null;
}

/** Errors that a retry cannot fix: invalid, forbidden, not found. */
const FINAL_CODES: readonly string[] = ['900400', '900403', '900404'];

/** The orders on screen: only their conflicts can be resolved now. */
const openOrders = new Set<number>();

/** Registers an order as on screen. Returns the function that unregisters it. */
export function openOrder(listId: number): () => void {
  openOrders.add(listId);
  return () => openOrders.delete(listId);
}

let sending: Promise<void> | null = null;

/**
 * Saves all unsaved changes, oldest first. A change stays unsaved if there is no response, or if it conflicts with a
 * change made elsewhere and its order is not on screen. Each request names the value that it is based on, so a change
 * whose first response was lost is recognised and not applied twice.
 */
export function sendUnsent(): Promise<void> {
  sending ??= inOneTab(sendAll).finally(() => {
    sending = null;
  });
  return sending;
}

/** Web Locks require https or localhost; elsewhere two tabs may both send, which is harmless. */
function inOneTab(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('epc.unsentEdits', work) : work();
}

async function sendAll(): Promise<void> {
  unsentEdits.reload();
  const left = new Set<string>();
  const next = () => unsentEdits.get().find((edit) => !left.has(keyOf(edit)));
  let sentNum = 0;
  let isChanged = false;
  for (let edit = next(); edit !== undefined && session.get() !== null && !isView(); edit = next()) {
    const outcome = await settle(edit);
    if (outcome === 'unanswered') break;
    if (outcome === 'postponed') left.add(keyOf(edit));
    if (outcome === 'sent') sentNum += 1;
    isChanged ||= outcome !== 'postponed';
  }
  if (!isChanged) return;
  await refetchOrders();
  await loadMessages(['work-orders']);
  if (sentNum > 0) notify('success', i18n.t('work-orders:unsent.sent', { count: sentNum }));
}

const keyOf = ({ listId, partId, field }: UnsentEdit) => `${listId} ${partId} ${field}`;

async function settle(edit: UnsentEdit): Promise<'sent' | 'dropped' | 'postponed' | 'unanswered'> {
  try {
    const theirs = await send(edit);
    if (theirs === null) {
      settleUnsent(edit, edit.value);
      return 'sent';
    }
    if (openOrders.has(edit.listId)) void ask(edit, theirs);
    return 'postponed';
  } catch (error) {
    if (!(error instanceof CallError) || !FINAL_CODES.includes(error.code)) return 'unanswered';
    settleUnsent(edit, edit.seen);
    await loadMessages(['work-orders']);
    notify('error', i18n.t('work-orders:unsent.refused', { name: edit.name, message: error.message }));
    return 'dropped';
  }
}

let isAsking = false;

/** Resolves a conflict with the user, one at a time. */
async function ask(edit: UnsentEdit, theirs: SavedValue): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const { name, field } = edit;
  const values = { theirs: String(theirs.value), mine: String(edit.value), changedAt: theirs.changedAt };
  const answer = await promptConflict({ name, field, ...values });
  isAsking = false;
  settleUnsent(edit, theirs.value);
  if (answer === 'mine') keepUnsent({ ...edit, seen: theirs.value });
  else await refetchOrders();
  await sendUnsent();
}

/** Saves a change. Resolves to null, or to the conflicting value that someone else has saved. @throws CallError */
async function send(edit: UnsentEdit): Promise<SavedValue | null> {
  let { seen } = edit;
  for (;;) {
    const saved = await write({ ...edit, seen });
    if (saved === null || saved.value === edit.value) return null;
    if (saved.value !== seen && !edit.tried.includes(saved.value)) return saved;
    seen = saved.value;
  }
}

/** One attempt. Resolves to null if it was saved, or to the saved value if that is not `seen`. @throws CallError */
async function write(edit: UnsentEdit): Promise<SavedValue | null> {
  const { listId, partId, field, value, seen } = edit;
  try {
    if (partId === null) await writeOrderText(listId, field as OrderText, { text: String(value), seen: String(seen) });
    else {
      const body = { listId, partId, values: { [field]: value }, seen: { [field]: seen } };
      setCachedItems([await request(workOrderCalls.updatePartListItem, body)]);
    }
    return null;
  } catch (error) {
    const item = partId === null ? undefined : savedItemOf(error, partId);
    if (item !== undefined) return { value: item[field as 'quantity' | 'partRemark'], changedAt: item.updateTime };
    const texts = partId === null ? savedTextsOf(error) : undefined;
    if (texts === undefined) throw error;
    return { value: texts[field as OrderText], changedAt: null };
  }
}
