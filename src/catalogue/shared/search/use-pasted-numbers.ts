import type { ClipboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { looksLikeOe } from '../../../contract/oe/looks-like-oe.ts';
import { splitOeList } from '../../../contract/oe/oe-number.ts';
import { links } from '../navigation/paths.ts';
import { batchDraft } from './batch-draft.ts';

/** Longer lists go into the batch draft instead of the link. */
const LINK_MAX = 1_500;
/** The share of entries that must look like OE numbers. */
const OE_SHARE_MIN = 0.8;

/**
 * Opens the batch when several numbers are pasted into a field for one. A single-line field would join the lines and cut
 * the text.
 */
export function usePastedNumbers(): (event: ClipboardEvent<HTMLInputElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const text = event.clipboardData.getData('text');
    const entries = splitOeList(text);
    if (entries.length < 2 || entries.filter(looksLikeOe).length < entries.length * OE_SHARE_MIN) return;
    event.preventDefault();
    const list = entries.join(',');
    if (list.length <= LINK_MAX) return navigate(links.oe(list));
    batchDraft.set(entries.join('\n'));
    navigate(links.oeBatch());
  };
}
