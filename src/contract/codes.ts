/**
 * The closed list of codes: what each means, the HTTP status it travels with, and what the client does on it.
 *
 * - silent: nothing is shown; the caller knows what to do
 * - warning: the message is shown
 * - dialog: a box that asks what to do next (packages and quota)
 * - captcha: the captcha is raised, the call may be made again after it
 * - logout: the session is over; log in again and come back
 */
export type Behaviour = 'silent' | 'warning' | 'dialog' | 'captcha' | 'logout';

interface CodeStatement {
  status: number;
  behaviour: Behaviour;
  zh: string;
  en: string;
}

const business = (behaviour: Behaviour, zh: string, en: string): CodeStatement => ({ status: 200, behaviour, zh, en });
const failure = (status: number, zh: string, en: string): CodeStatement => ({ status, behaviour: 'warning', zh, en });

export const codes = {
  '000000': business('silent', '成功', 'Success'),
  '100100': business('silent', '未查询到相关数据', 'Nothing was found'),
  '100200': business('warning', '批量查询失败', 'The batch lookup failed'),
  '200200': business(
    'silent',
    'VIN 校验位不符，请核对后再查',
    'The check digit of this VIN does not match: please compare it with the plate',
  ),
  '200400': business(
    'silent',
    'VIN 格式不正确，应为 17 位字母和数字（不含 I、O、Q）',
    'This is not a VIN: 17 letters and digits without I, O and Q are wanted',
  ),
  '300101': business('warning', '工单中已存在该配件', 'This part is already on the work order'),
  '300102': business('warning', '名称已存在', 'This name is taken'),
  '300103': business('warning', '仍被使用，不能删除', 'Still in use: it cannot be deleted'),
  '300104': business(
    'warning',
    '不能授予自己没有的权限，也不能修改自己的角色',
    'You cannot grant powers that you do not hold, nor change your own role',
  ),
  '300105': business('warning', '至少保留一个管理员角色', 'One manager must always remain'),
  '300106': business('warning', '上级不能是它自己或它的下级', 'A node cannot stand under itself'),
  '300107': business(
    'warning',
    '权限树为三级：区域、页面、操作',
    'The tree of powers has three levels: area, page, action',
  ),
  '300108': business(
    'warning',
    '系统使用的权限不能改编码或删除',
    'The product itself asks for this power: its code stays, and it cannot be deleted',
  ),
  '400101': business('silent', '暂无电商价格', 'No e-commerce price'),
  '400201': business('silent', '电商价格服务不可用', 'E-commerce prices are not available'),
  '400301': business('silent', '暂无数据', 'No data'),
  '600101': business('warning', '用户名或密码错误', 'Wrong user name or password'),
  '600203': business('silent', '接口密码未设置', 'No interface password is set'),
  '600209': {
    status: 401,
    behaviour: 'logout',
    zh: '登录已失效，请重新登录',
    en: 'Your session has ended: please log in again',
  },
  '700101': business('warning', '暂无该车型的保养方案', 'There is no maintenance plan for this vehicle'),
  '800014': business('silent', '电商价格不可用', 'E-commerce prices are not available'),
  '800025': business('silent', '暂无数据', 'No data'),
  '800026': business('silent', '暂无数据', 'No data'),
  '800028': business('silent', '暂无数据', 'No data'),
  '800129': business('captcha', '请输入图形验证码', 'Please enter the verification code'),
  '800130': business('warning', '验证码错误，请重新输入', 'Wrong verification code: please try again'),
  '900400': failure(400, '参数错误', 'The request is not right'),
  '900403': failure(403, '没有权限', 'You do not have the power to do this'),
  '900404': failure(404, '未找到', 'Not found'),
  '900409': failure(409, '数据已被他人修改，请刷新后再试', 'Someone else changed this: reload and try again'),
  '900413': failure(413, '提交内容过大', 'The request is too large'),
  '900415': failure(415, '只接受 JSON 请求', 'Only JSON is accepted'),
  '900429': failure(429, '操作过于频繁，请稍后再试', 'Too many tries: please wait a little'),
  '900500': failure(500, '服务器内部错误', 'Something went wrong on the server'),
  '900503': failure(
    503,
    '服务暂不可用，请稍后再试',
    'The service is not available right now: please try again shortly',
  ),
} as const satisfies Record<string, CodeStatement>;

export type Code = keyof typeof codes;
export const SUCCESS = '000000' satisfies Code;

const statements: Record<string, CodeStatement> = codes;

/** What the client does on a code. Package and quota codes (5005xx, 5006xx) ask; an unknown code warns. */
export function behaviourOf(code: string): Behaviour {
  if (/^500[56]\d\d$/.test(code)) return 'dialog';
  return statements[code]?.behaviour ?? 'warning';
}

export type Language = 'zh-CN' | 'en';

export function messageOf(code: Code, language: Language): string {
  return language === 'en' ? codes[code].en : codes[code].zh;
}

/** The server puts this before the message of a refused body; the client takes it off before it shows the message. */
export const BAD_PARAMETER_PREFIX = '参数错误:';
