import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { jumpTarget, ticketInLink } from './jump.ts';

const PhoneScreen = lazy(async () => ({ default: (await import('../pictures/phone-screen.tsx')).PhoneScreen }));

/** For links from other sites and programs, which it passes on at once, and for phones that scanned a code here. */
export function JumpScreen() {
  const { search } = useLocation();
  const ticket = ticketInLink(search);
  if (ticket !== undefined) return <PhoneScreen key={ticket} ticket={ticket} />;
  return <Navigate to={jumpTarget(search)} replace />;
}
