/**
 * What a code means, the HTTP status it travels with, and what the client does on it.
 *
 * - silent: nothing is shown; the caller knows what to do
 * - warning: the message is shown
 * - dialog: a box that asks what to do next (packages and quota)
 * - captcha: the captcha is raised, the call may be made again after it
 * - logout: the session is over; log in again and come back
 */
export type Behaviour = 'silent' | 'warning' | 'dialog' | 'captcha' | 'logout';

export interface CodeStatement {
  status: number;
  behaviour: Behaviour;
  zh: string;
  en: string;
}

export const business = (behaviour: Behaviour, zh: string, en: string): CodeStatement => ({
  status: 200,
  behaviour,
  zh,
  en,
});
export const failure = (status: number, zh: string, en: string): CodeStatement => ({
  status,
  behaviour: 'warning',
  zh,
  en,
});
