import { accountCodes } from './account-codes.ts';
import { type Behaviour, business, type CodeStatement, failure } from './code-statement.ts';

/** The closed list of codes. */
export const codes = {
  ...accountCodes,
  '000000': business('silent', '成功', 'Success'),
  '100100': business('silent', '未查询到相关数据', 'Nothing was found'),
  '100200': business('warning', '批量查询失败', 'The batch lookup failed'),
  '200200': business(
    'silent',
    'VIN 校验位不符，请核对后再查',
    'The check digit of this VIN does not match: please compare it with the plate',
  ),
  '200201': business(
    'silent',
    '该 VIN 属于其他车型，请按 VIN 重新查询，或不带 VIN 打开该车型',
    'This VIN belongs to another model: search for the VIN, or open the vehicle without it',
  ),
  '200500': business(
    'silent',
    '该车型属于另一类（乘用车／商用车），请从对应的分类打开',
    'This vehicle is of the other class (passenger or commercial): open it as that',
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
  '200305': business(
    'warning',
    '该接口属于另一品牌站点，请在当前品牌站点提交 VIN',
    'This call belongs to the other brand: hand the VIN in by the call of the brand that you are signed in at',
  ),
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
