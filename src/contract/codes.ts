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
  '200301': business(
    'warning',
    '该 VIN 已提交，请等待客服回复',
    'This VIN is with our staff already: please wait for the answer',
  ),
  '200302': business(
    'warning',
    '今天提交的 VIN 已达上限，请明天再试',
    'You have handed in as many VINs as a day takes: try again tomorrow',
  ),
  '200303': business(
    'warning',
    '该任务已被他人处理或已撤销，请刷新',
    'Someone else has this task, or it is over: reload to see how it stands',
  ),
  '200304': business('warning', '人工查 VIN 服务暂未开放', 'Our staff takes no VINs in at the moment'),
  '210101': business(
    'warning',
    '这不是可识别的图片，请使用 JPEG、PNG 或 WebP 格式的照片',
    'This is not a picture that can be read: use a JPEG, PNG or WebP photo',
  ),
  '210102': business(
    'warning',
    '图片像素过大（上限 5000 万像素），请缩小后重试',
    'This picture has too many pixels (50 million at most): make it smaller and try again',
  ),
  '210103': business(
    'warning',
    '图片已损坏或不完整，请重新拍摄或重新导出',
    'This picture is damaged or incomplete: take it or export it again',
  ),
  '210104': business(
    'warning',
    '图片中没有找到车架号，请对准行驶证或 VIN 铭牌，光线充足、字迹清晰地再拍一张',
    'No VIN was found in this picture: take another one, close to the licence or the VIN plate, sharp and well lit',
  ),
  '210105': business(
    'warning',
    '二维码已失效，请在电脑上重新生成',
    'This QR code is no longer valid: make a new one on the computer',
  ),
  '210106': business(
    'warning',
    '识别服务暂时不可用，请稍后再试，或直接输入车架号',
    'The recognition service is not available right now: try again shortly, or type the VIN',
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
  '300120': business(
    'warning',
    '一张工单最多 10,000 项，请新建工单后继续添加',
    'A work order holds up to 10,000 items: please go on with a new one',
  ),
  '300701': business(
    'warning',
    '这不是表格文件，请选择 .xlsx 或 .csv',
    'This is no spreadsheet: choose an .xlsx or a .csv file',
  ),
  '300702': business(
    'warning',
    '不支持旧版 Excel 文件（.xls、.xlsb），请在 Excel 中另存为 .xlsx 后再上传',
    'This is a file of an older Excel (.xls, .xlsb): save it as .xlsx in Excel, then upload that',
  ),
  '300703': business(
    'warning',
    '不支持 Numbers 文件，请在 Numbers 中导出为 Excel（.xlsx）后再上传',
    'This is a Numbers file: export it to Excel (.xlsx) in Numbers, then upload that',
  ),
  '300704': business(
    'warning',
    '文件已加密，请在 Excel 中去掉密码后再上传',
    'The file is protected by a password: remove it in Excel, then upload the file again',
  ),
  '300705': business(
    'warning',
    '文件已损坏或不完整，请在 Excel 中打开并重新保存后再上传',
    'The file is damaged or incomplete: open it in Excel, save it again, then upload that',
  ),
  '300706': business(
    'warning',
    '文件解压后过大，请只保留有 OE 号的工作表和列后再上传',
    'The file unpacks to more than can be read: keep only the sheet and the columns with OE numbers, then upload that',
  ),
  '300707': business(
    'warning',
    '读取文件超时，请删去不需要的内容，或另存为 .csv 后再上传',
    'Reading the file took too long: remove what is not needed, or save it as .csv, then upload that',
  ),
  '300708': business('warning', '文件里没有内容', 'There is nothing in the file'),
  '300801': business('warning', '您已提交过该问卷，感谢参与', 'You have answered this survey already: thank you'),
  '300802': business(
    'warning',
    '问卷已更新或已结束，请重新打开',
    'This survey has changed or is over: please open it again',
  ),
  '300811': business(
    'warning',
    '链接已失效，请返回后重新进入',
    'This link is no longer valid: go back and open it again',
  ),
  '300812': business('warning', '管理站点尚未配置', 'No management site is set up'),
  '400101': business('silent', '暂无电商价格', 'No e-commerce price'),
  '400201': business('silent', '电商价格服务不可用', 'E-commerce prices are not available'),
  '400301': business('silent', '暂无数据', 'No data'),
  '500501': business(
    'dialog',
    '今日免费的乘用车查询次数已用完，您还没有乘用车查询套餐',
    'Today’s free passenger lookups are used up, and you have no package for passenger vehicles',
  ),
  '500502': business(
    'dialog',
    '今日乘用车查询次数已用完，明日可继续使用',
    'Today’s passenger lookups are used up; there are new ones tomorrow',
  ),
  '500503': business('dialog', '乘用车套餐的查询次数已用完', 'All lookups of your passenger package are used up'),
  '500504': business('dialog', '乘用车查询套餐已过期', 'Your package for passenger vehicles has expired'),
  '500601': business(
    'dialog',
    '今日免费的商用车查询次数已用完，您还没有商用车查询套餐',
    'Today’s free commercial lookups are used up, and you have no package for commercial vehicles',
  ),
  '500602': business(
    'dialog',
    '今日商用车查询次数已用完，明日可继续使用',
    'Today’s commercial lookups are used up; there are new ones tomorrow',
  ),
  '500603': business('dialog', '商用车套餐的查询次数已用完', 'All lookups of your commercial package are used up'),
  '500604': business('dialog', '商用车查询套餐已过期', 'Your package for commercial vehicles has expired'),
  '500701': business(
    'warning',
    '子账号不能购买套餐，请联系主账号',
    'A sub account cannot buy packages: please ask your main account',
  ),
  '500702': business(
    'warning',
    '该套餐已下架，请选择其他套餐',
    'This package is no longer for sale: please choose another',
  ),
  '500703': business(
    'warning',
    '该套餐每个账号限购一次',
    'An account can buy this package once only, and you have ordered it already',
  ),
  '500704': business(
    'warning',
    '未支付的订单过多，请先支付或取消',
    'You have too many unpaid orders: please pay or cancel them first',
  ),
  '500705': business(
    'warning',
    '在线支付暂未开通，请联系客服',
    'Online payment is not available here yet: please contact our staff',
  ),
  '500706': business(
    'warning',
    '套餐价格已变动，请核对后重新下单',
    'The price of this package has changed: please look at it and order again',
  ),
  '500707': business(
    'silent',
    '该订单已支付、已关闭或已超时',
    'This order has been paid or closed, or its time is over',
  ),
  '500708': business('warning', '电商价格服务已试用过', 'You have tried the e-commerce prices already'),
  '500709': business(
    'warning',
    '微信支付暂无响应，请稍后再试',
    'WeChat Pay does not answer right now: please try again shortly',
  ),
  '600101': business('warning', '用户名或密码错误', 'Wrong user name or password'),
  '600102': business('warning', '原密码错误', 'This is not your present password'),
  '600103': business('warning', '请先填写该项资料', 'Please fill this in first'),
  '600104': business('warning', '新密码不能与原密码相同', 'The new password must differ from the present one'),
  '600105': business('warning', '该手机号已被其他账号使用', 'Another account has this phone number'),
  '600203': business('silent', '接口密码未设置', 'No interface password is set'),
  '600301': business(
    'warning',
    '短信验证码错误或已失效，请核对或重新获取',
    'The SMS code is wrong or no longer good: check it or ask for another',
  ),
  '600302': business(
    'warning',
    '该手机号已注册，请直接登录',
    'This phone number has an account already: please log in',
  ),
  '600303': business('warning', '该手机号尚未注册，请先注册', 'This phone number has no account yet: please register'),
  '600304': business('warning', '短信发送失败，请稍后再试', 'The text message could not be sent: try again shortly'),
  '600305': business(
    'warning',
    '本站未开通短信服务，请联系客服',
    'This site sends no text messages: please contact our staff',
  ),
  '600306': business('warning', '该用户名已被使用，请换一个', 'This user name is taken: please choose another'),
  '600307': business('warning', '该账号已停用，请联系客服', 'This account is disabled: please contact our staff'),
  '600308': business(
    'warning',
    '代理码不存在，请核对，或留空',
    'There is no such agency code: check it, or leave it empty',
  ),
  '600209': {
    status: 401,
    behaviour: 'logout',
    zh: '登录已失效，请重新登录',
    en: 'Your session has ended: please log in again',
  },
  '600701': business('warning', '子账号数量已达上限', 'You have as many sub accounts as a main account may have'),
  '600702': business('warning', '剩余次数不足', 'There are not so many lookups left to move'),
  '600703': business(
    'warning',
    '该子账号与主账号共享次数，请先改为分配',
    'This sub account shares your lookups: switch it to an allocation first',
  ),
  '600704': business(
    'warning',
    '您已有一条待处理的申请，请等待主账号答复',
    'You have a request waiting already: your main account has not answered it yet',
  ),
  '600705': business(
    'warning',
    '该申请已处理或已撤回，请刷新',
    'This request was answered or withdrawn already: reload to see how it stands',
  ),
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
  '900405': failure(405, '不支持该请求方法', 'This path takes another method'),
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
