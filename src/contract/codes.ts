/**
 * The client's behaviour on a code.
 *
 * - silent: nothing is shown, the caller handles it
 * - warning: the message is shown
 * - dialog: a dialog offers the next steps (packages and quota)
 * - captcha: the captcha is shown, the call may be repeated after it
 * - province: the price province is not paid for: back to the default
 * - confirm: the user is asked whether to open the vehicle, which takes a lookup
 * - logout: the session has ended; the client redirects to the login page and back
 */
export type Behaviour = 'silent' | 'warning' | 'dialog' | 'captcha' | 'province' | 'confirm' | 'logout';

/** The closed list of codes. Their messages are in code-messages.ts, which only the server imports. */
export const codes = {
  '000000': 'silent',
  '100100': 'silent',
  '100200': 'warning',
  '200200': 'silent',
  '200201': 'silent',
  '200301': 'warning',
  '200302': 'warning',
  '200303': 'warning',
  '200304': 'warning',
  '200305': 'warning',
  '200400': 'silent',
  '200500': 'silent',
  '210101': 'warning',
  '210102': 'warning',
  '210103': 'warning',
  '210104': 'warning',
  '210105': 'warning',
  '210106': 'warning',
  '300101': 'warning',
  '300102': 'warning',
  '300103': 'warning',
  '300104': 'warning',
  '300105': 'warning',
  '300106': 'warning',
  '300107': 'warning',
  '300108': 'warning',
  '300120': 'warning',
  '300121': 'warning',
  '300201': 'warning',
  '300202': 'warning',
  '300203': 'warning',
  '300204': 'warning',
  '300205': 'warning',
  '300206': 'warning',
  '300207': 'warning',
  '300241': 'warning',
  '300221': 'warning',
  '300222': 'warning',
  '300223': 'warning',
  '300224': 'warning',
  '300225': 'warning',
  '300226': 'warning',
  '300227': 'warning',
  '300301': 'warning',
  '300281': 'warning',
  '300282': 'warning',
  '300283': 'warning',
  '300285': 'warning',
  '300286': 'warning',
  '300287': 'warning',
  '300288': 'warning',
  '300289': 'warning',
  '300261': 'warning',
  '300262': 'warning',
  '300701': 'warning',
  '300702': 'warning',
  '300703': 'warning',
  '300704': 'warning',
  '300705': 'warning',
  '300706': 'warning',
  '300707': 'warning',
  '300708': 'warning',
  '300801': 'warning',
  '300802': 'warning',
  '300811': 'warning',
  '300812': 'warning',
  '300901': 'warning',
  '400101': 'silent',
  '400201': 'silent',
  '400301': 'silent',
  '500501': 'dialog',
  '500502': 'dialog',
  '500503': 'dialog',
  '500504': 'dialog',
  '500601': 'dialog',
  '500602': 'dialog',
  '500603': 'dialog',
  '500604': 'dialog',
  '500701': 'warning',
  '500702': 'warning',
  '500703': 'warning',
  '500704': 'warning',
  '500705': 'warning',
  '500706': 'warning',
  '500707': 'silent',
  '500708': 'warning',
  '500709': 'warning',
  '500710': 'warning',
  '600101': 'warning',
  '600102': 'warning',
  '600103': 'warning',
  '600104': 'warning',
  '600105': 'warning',
  '600203': 'silent',
  '600209': 'logout',
  '600301': 'warning',
  '600302': 'warning',
  '600303': 'warning',
  '600304': 'warning',
  '600305': 'warning',
  '600306': 'warning',
  '600307': 'warning',
  '600308': 'warning',
  '600701': 'warning',
  '600702': 'warning',
  '600703': 'warning',
  '600704': 'warning',
  '600705': 'warning',
  '700101': 'warning',
  '800014': 'silent',
  '800025': 'silent',
  '800026': 'silent',
  '800028': 'silent',
  '800129': 'captcha',
  '800130': 'warning',
  '900400': 'warning',
  '900403': 'warning',
  '900404': 'warning',
  '900405': 'warning',
  '900409': 'warning',
  '900410': 'warning',
  '900413': 'warning',
  '900415': 'warning',
  '900421': 'province',
  '900422': 'confirm',
  '900429': 'warning',
  '900430': 'warning',
  '900431': 'warning',
  '900500': 'warning',
  '900503': 'warning',
} as const satisfies Record<string, Behaviour>;

export type Code = keyof typeof codes;
export const SUCCESS = '000000' satisfies Code;

const behaviours: Record<string, Behaviour> = codes;

/** The client's behaviour on a code. Package and quota codes (5005xx, 5006xx) open a dialog; an unknown code warns. */
export function behaviourOf(code: string): Behaviour {
  if (/^500[56]\d\d$/.test(code)) return 'dialog';
  return behaviours[code] ?? 'warning';
}

export type Language = 'zh-CN' | 'en';

/** Prefix of the server's message on an invalid body; the client removes it before it shows the message. */
export const BAD_PARAMETER_PREFIX = '参数错误:';
