/**
 * The client's behaviour on a code.
 *
 * - silent: nothing is shown, the caller handles it
 * - warning: the message is shown
 * - dialog: a dialog offers the next steps (packages and quota)
 * - captcha: the captcha is shown, the call may be repeated after it
 * - province: the price province is not paid for: back to the default
 * - confirm: the user is asked whether to open the vehicle, which takes a lookup
 * - approval: the change waits for a second person: a notification leads to the list of approvals
 * - logout: the session has ended; the client redirects to the login page and back
 */
export type Behaviour = 'silent' | 'warning' | 'dialog' | 'captcha' | 'province' | 'confirm' | 'approval' | 'logout';

/** Codes on which the client does more, or less, than to show the message. */
const behaviours = {
  '000000': 'silent',
  '100100': 'silent',
  '200200': 'silent',
  '200201': 'silent',
  '200400': 'silent',
  '200500': 'silent',
  '300341': 'silent',
  '301010': 'approval',
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
  '500707': 'silent',
  '600203': 'silent',
  '600209': 'logout',
  '800014': 'silent',
  '800025': 'silent',
  '800026': 'silent',
  '800028': 'silent',
  '800129': 'captcha',
  '900421': 'province',
  '900422': 'confirm',
} as const satisfies Record<string, Behaviour>;

/** Codes whose message is shown: a type only, so that pages do not load the list. */
type WarningCode =
  | '100200'
  | '200301'
  | '200302'
  | '200303'
  | '200304'
  | '200305'
  | '210101'
  | '210102'
  | '210103'
  | '210104'
  | '210105'
  | '210106'
  | '300101'
  | '300102'
  | '300103'
  | '300104'
  | '300105'
  | '300106'
  | '300107'
  | '300108'
  | '300120'
  | '300121'
  | '300201'
  | '300202'
  | '300203'
  | '300204'
  | '300205'
  | '300206'
  | '300207'
  | '300241'
  | '300221'
  | '300222'
  | '300223'
  | '300224'
  | '300225'
  | '300226'
  | '300227'
  | '300301'
  | '300361'
  | '300362'
  | '300363'
  | '300364'
  | '300365'
  | '300366'
  | '300367'
  | '300368'
  | '300281'
  | '301021'
  | '301022'
  | '300282'
  | '300283'
  | '300285'
  | '300286'
  | '300287'
  | '300288'
  | '300289'
  | '300261'
  | '300262'
  | '300304'
  | '300305'
  | '300306'
  | '300307'
  | '300308'
  | '300302'
  | '300303'
  | '300321'
  | '300322'
  | '300323'
  | '300701'
  | '300702'
  | '300703'
  | '300704'
  | '300705'
  | '300706'
  | '300707'
  | '300708'
  | '300801'
  | '300802'
  | '300811'
  | '300812'
  | '300351'
  | '300352'
  | '300353'
  | '300354'
  | '300355'
  | '300901'
  | '300921'
  | '300922'
  | '300923'
  | '300924'
  | '300925'
  | '300926'
  | '301001'
  | '301002'
  | '301003'
  | '301011'
  | '301012'
  | '301013'
  | '301014'
  | '301015'
  | '301102'
  | '301103'
  | '301104'
  | '301105'
  | '301106'
  | '301107'
  | '301108'
  | '301109'
  | '301110'
  | '301111'
  | '301112'
  | '301113'
  | '301114'
  | '301115'
  | '301116'
  | '301201'
  | '301202'
  | '301203'
  | '301204'
  | '301210'
  | '301211'
  | '301212'
  | '301213'
  | '301214'
  | '301215'
  | '301216'
  | '301217'
  | '301218'
  | '301219'
  | '301220'
  | '301221'
  | '301222'
  | '301223'
  | '301224'
  | '301225'
  | '301226'
  | '301230'
  | '301231'
  | '301232'
  | '301233'
  | '301301'
  | '301302'
  | '301303'
  | '500701'
  | '500702'
  | '500703'
  | '500704'
  | '500705'
  | '500706'
  | '500708'
  | '500709'
  | '500710'
  | '500711'
  | '600101'
  | '600102'
  | '600103'
  | '600104'
  | '600105'
  | '600301'
  | '600302'
  | '600303'
  | '600304'
  | '600305'
  | '600306'
  | '600307'
  | '600308'
  | '600701'
  | '600702'
  | '600703'
  | '600704'
  | '600705'
  | '700101'
  | '800130'
  | '900400'
  | '900403'
  | '900404'
  | '900405'
  | '900409'
  | '900410'
  | '900413'
  | '900415'
  | '900429'
  | '900430'
  | '900431'
  | '900500'
  | '900503';

/** The closed list of codes. Their messages are in code-messages.ts, which only the server imports. */
export type Code = keyof typeof behaviours | WarningCode;

export const SUCCESS = '000000' satisfies Code;

/** The client's behaviour on a code. Package and quota codes (5005xx, 5006xx) open a dialog; an unknown code warns. */
export function behaviourOf(code: string): Behaviour {
  if (/^500[56]\d\d$/.test(code)) return 'dialog';
  return isExceptional(code) ? behaviours[code] : 'warning';
}

function isExceptional(code: string): code is keyof typeof behaviours {
  return Object.hasOwn(behaviours, code);
}

export type Language = 'zh-CN' | 'en';

/** Begins the server's message on an invalid body; the client removes it before it shows the message. */
export const badParameterPrefixes = { 'zh-CN': '参数错误:', en: 'Invalid request: ' } as const satisfies Record<
  Language,
  string
>;
