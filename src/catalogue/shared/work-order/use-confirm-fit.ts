import { useState } from 'react';
import type { NewItem } from '../../../contract/work-orders/schemas.ts';

/** Asks before parts that do not fit, or are to check, go on an order. */
export interface FitQuestion {
  kind: 'fit';
  /** The parts that the question is about. */
  items: readonly NewItem[];
  /** Whether parts that fit can be added without them. */
  hasOthers: boolean;
  onAnswer(answer: 'all' | 'fitting' | 'cancel'): void;
}

/** Returns the parts to add, with the user's confirmation; none if the user cancels. */
export function useConfirmFit() {
  const [question, setQuestion] = useState<FitQuestion | null>(null);
  const confirmFit = async (items: readonly NewItem[]): Promise<readonly NewItem[]> => {
    const doubtful = items.filter(isDoubtful);
    if (doubtful.length === 0) return items;
    const answer = await new Promise<'all' | 'fitting' | 'cancel'>((resolve) => {
      setQuestion({
        kind: 'fit',
        items: doubtful,
        hasOthers: doubtful.length < items.length,
        onAnswer(given) {
          setQuestion(null);
          resolve(given);
        },
      });
    });
    if (answer === 'cancel') return [];
    return answer === 'all' ? items.map(confirmed) : items.filter((item) => !isDoubtful(item));
  };
  return { confirmFit, fitQuestion: question };
}

function isDoubtful({ fit }: NewItem): boolean {
  return fit !== null && fit !== undefined && fit.grade !== 'fits' && !fit.isConfirmed;
}

/** The part as the user has accepted it. */
export function confirmed(item: NewItem): NewItem {
  return isDoubtful(item) && item.fit ? { ...item, fit: { ...item.fit, isConfirmed: true } } : item;
}
