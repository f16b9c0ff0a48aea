import type { Query } from '@tanstack/react-query';

/** Whether a query holds what the user can do, which Refine caches. */
export const isAccessQuery = ({ queryKey: [first] }: Query): boolean => first === 'useCan' || first === 'access';
