import { Link } from 'react-router-dom';
import type { Bill } from '../../contract/billing/schemas.ts';
import { USER_PAGE } from '../../contract/users/rules.ts';
import { usePowers } from '../use-powers.ts';
import { payerOf } from './purchase-labels.ts';

/** Who paid, as a link to the user for those who may open it. */
export function PayerLink({ bill }: { bill: Bill }) {
  const powers = usePowers();
  const payer = payerOf(bill);
  return powers.has(USER_PAGE) ? <Link to={`${USER_PAGE}/show/${bill.userId}`}>{payer}</Link> : payer;
}
