import type { ClipboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { looksLikeOe } from '../../../contract/oe/oe-cells.ts';
import { splitOeList } from '../../../contract/oe/oe-number.ts';
import { links } from '../navigation/paths.ts';
import { batchDraft } from './batch-draft.ts';

/** A longer list stands in the box instead of the link. */
const LINK_MAX = 1_500;
/** From this share on, the pieces of a text are taken for numbers. */
const MOST = 0.8;

/**
 * Many numbers that are pasted where one is wanted go on to the batch, whole: a field of one line would run the lines
 * of a column together and cut what is longer than it takes.
 */
export function usePastedNumbers(): (event: ClipboardEvent<HTMLInputElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const text = event.clipboardData.getData('text');
    const pieces = splitOeList(text);
    if (pieces.length < 2 || pieces.filter(looksLikeOe).length < pieces.length * MOST) return;
    event.preventDefault();
    const list = pieces.join(',');
    if (list.length <= LINK_MAX) return navigate(links.oe(list));
    batchDraft.set(pieces.join('\n'));
    navigate(links.oeBatch());
  };
}
