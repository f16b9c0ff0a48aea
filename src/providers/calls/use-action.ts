import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnyCall } from '../../contract/call.ts';
import { type Notice, notify } from '../notification.ts';
import { isWaitingForApproval, needsMessage } from './handle-call-error.ts';
import { announceChanges } from './other-tabs.ts';
import { refetchCalls } from './refetch-calls.ts';
import { useErrorMessage } from './use-error-message.ts';

/** The key of the mutations that end with their page; see `stopsOnLeave`. */
export const STOPS_ON_LEAVE = ['stopsOnLeave'] as const;

type Notification = string | ({ text: string } & Pick<Notice, 'undo' | 'link'>);

interface ActionOptions<Input, Result> {
  /** The notification on success. */
  done?: (result: Result, input: Input) => Notification;
  /** After success, before the notification. */
  onDone?: (result: Result, input: Input) => unknown;
  /** Returns true when it has shown the error itself, such as beside a field. */
  onError?: (error: unknown, input: Input) => boolean;
  /** The error is shown by the form that holds the action (`errorMessage`) instead of a notification. */
  isErrorInForm?: boolean;
  /** The calls whose results the action changes: refetched after success, and after failure in case another was faster. */
  changes?: readonly AnyCall[];
  /** The write sends many calls and stops when the page is left, so the back office asks before leaving. */
  stopsOnLeave?: boolean;
}

export interface Action<Input> {
  /** Resolves to whether it succeeded or waits for a second person, after `changes` are refetched; never rejects. */
  run: (input: Input) => Promise<boolean>;
  isBusy: boolean;
  /** The message of the last failure that no page-wide dialog shows. */
  errorMessage: string | null;
}

/** A write: one error handler, one busy flag, and the notification and refetching that follow. */
export function useAction<Input = void, Result = unknown>(
  write: (input: Input) => Promise<Result>,
  {
    done,
    onDone,
    onError,
    isErrorInForm = false,
    changes = [],
    stopsOnLeave = false,
  }: ActionOptions<Input, Result> = {},
): Action<Input> {
  const messageOf = useErrorMessage();
  const isShownElsewhere = useRef(false);
  const { mutateAsync, isLoading, error } = useMutation({
    mutationFn: write,
    ...(stopsOnLeave && { mutationKey: STOPS_ON_LEAVE }),
    // Without this an action while offline would wait for the connection instead of failing.
    networkMode: 'always',
    onSuccess: async (result, input) => {
      await onDone?.(result, input);
      if (done === undefined) return;
      const notification = done(result, input);
      if (typeof notification === 'string') notify('success', notification);
      else notify('success', notification.text, notification);
    },
    onError: (failure, input) => {
      isShownElsewhere.current = onError?.(failure, input) ?? false;
      if (!isShownElsewhere.current && !isErrorInForm && needsMessage(failure)) notify('error', messageOf(failure));
    },
    onSettled: async () => {
      announceChanges(changes);
      await refetchCalls(...changes);
    },
  });
  return {
    run: (input) =>
      mutateAsync(input).then(
        () => true,
        (failure: unknown) => isWaitingForApproval(failure),
      ),
    isBusy: isLoading,
    errorMessage: error === null || isShownElsewhere.current || !needsMessage(error) ? null : messageOf(error),
  };
}
