import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall } from '../contract/call.ts';
import { notify } from '../providers/notification.ts';
import { errorMessage } from './error-message.ts';
import { useMessages } from './messages.ts';

interface ActionOptions<Input> {
  /** The text of the notification on success. */
  done: (input: Input) => string;
  /** The calls whose results the action changes. */
  changes: readonly AnyCall[];
}

/**
 * An action of a custom page. Notifies of its outcome and refetches what it changes, also after a failure: someone else
 * may have been faster.
 */
export function useAction<Input>(run: (input: Input) => Promise<unknown>, { done, changes }: ActionOptions<Input>) {
  const messages = useMessages();
  const queryClient = useQueryClient();
  const { mutate, isLoading } = useMutation({
    mutationFn: run,
    onSuccess: (_, input) => notify('success', done(input)),
    onError: (error) => notify('error', errorMessage(error, messages)),
    onSettled: () => Promise.all(changes.map(({ operation }) => queryClient.invalidateQueries([operation]))),
  });
  return { act: mutate, isBusy: isLoading };
}
