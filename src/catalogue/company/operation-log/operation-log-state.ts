import { OperationAction } from '../../../contract/company/schemas.ts';
import { choiceParam, dateParam, idParam, pageParam } from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';

/** The filter and page of the operation log; both dates are included. */
export const operationLogState = urlState({
  userId: idParam({ name: 'user' }),
  action: choiceParam(OperationAction.options),
  from: dateParam(),
  to: dateParam(),
  page: pageParam(),
});

export type OperationLogState = UrlStateOf<typeof operationLogState>;
export type OperationLogFilterState = Omit<OperationLogState, 'page'>;
