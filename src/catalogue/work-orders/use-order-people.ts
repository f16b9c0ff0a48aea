import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { OrderPerson, WorkOrder } from '../../contract/work-orders/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';

/** The accounts of the user's company, as orders show them. */
export interface OrderPeople {
  isLoading: boolean;
  people: readonly OrderPerson[];
  /** Whether orders of others can be seen at all. */
  isShared: boolean;
  /** The account's name; undefined for one that is unknown or has left the company. */
  nameOf: (userId: number | null) => string | undefined;
  /** Deleting an order takes its owner or the main account. */
  canDelete: (order: Pick<WorkOrder, 'ownerId'>) => boolean;
}

export function useOrderPeople(): OrderPeople {
  const userId = useStore(session)?.user.id;
  const { data, isInitialLoading } = useCall(workOrderCalls.getOrderPeople, {});
  const people = data ?? [];
  const isMain = people.some((person) => person.isMain && person.userId === userId);
  return {
    isLoading: isInitialLoading,
    people,
    isShared: people.length > 1,
    nameOf: (id) => people.find((person) => person.userId === id)?.name,
    canDelete: ({ ownerId }) => !people.some((person) => person.userId === ownerId) || isMain || ownerId === userId,
  };
}
