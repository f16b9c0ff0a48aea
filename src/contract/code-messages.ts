import { accountCodeMessages } from './account/code-messages.ts';
import { gatewayCodeMessages } from './api-services/gateway-code-messages.ts';
import { interfaceCodeMessages } from './api-services/interfaces/code-messages.ts';
import { webhookCodeMessages } from './api-services/webhooks/code-messages.ts';
import type { Code, Language } from './codes.ts';
import { companyCodeMessages } from './company/code-messages.ts';
import { fitReportCodeMessages } from './fit-reports/code-messages.ts';
import { importCodeMessages } from './imports/code-messages.ts';
import { quotationCodeMessages } from './quotations/code-messages.ts';
import { prospectCodeMessages } from './users/prospect-code-messages.ts';
import { searchCodeMessages } from './vehicles/code-messages.ts';
import { workOrderCodeMessages } from './work-orders/code-messages.ts';

export interface CodeMessage {
  zh: string;
  en: string;
}

/** Whether a stored text is a code. */
export function isCode(text: string | null): text is Code {
  return text !== null && Object.hasOwn(codeMessages, text);
}

/** The messages of the codes, for the envelope. */
export const codeMessages: Readonly<Record<Code, CodeMessage>> = {
  ...accountCodeMessages,
  ...interfaceCodeMessages,
  ...prospectCodeMessages,
  ...gatewayCodeMessages,
  ...webhookCodeMessages,
  ...importCodeMessages,
  ...searchCodeMessages,
  ...workOrderCodeMessages,
  ...companyCodeMessages,
  ...quotationCodeMessages,
  ...fitReportCodeMessages,
  '000000': { zh: '成功', en: 'Success' },
  '100100': { zh: '未查询到相关数据', en: 'No results found' },
  '100200': { zh: '批量查询失败', en: 'Batch lookup failed' },
  '200301': {
    zh: '该车架号已提交，请等待客服回复',
    en: 'This VIN has already been submitted. Please wait for a reply from Support',
  },
  '200302': {
    zh: '今天提交的车架号已达上限，请明天再试',
    en: 'You have reached today’s limit for VIN requests. Please try again tomorrow',
  },
  '200303': {
    zh: '该车架号已被他人处理或已撤回，请刷新',
    en: 'This request has been handled by someone else or withdrawn. Please reload',
  },
  '200304': { zh: '车架号人工识别暂未开放', en: 'VIN requests are currently not available' },
  '200305': {
    zh: '该接口属于另一品牌站点，请在当前品牌站点提交车架号',
    en: 'This call belongs to the other brand’s site. Please submit the VIN on the site you are logged in to',
  },
  '200400': {
    zh: '车架号格式不正确，应为 17 位字母和数字（不含 I、O、Q）',
    en: 'Invalid VIN. A VIN has 17 letters and digits, excluding I, O and Q',
  },
  '200500': {
    zh: '该车型属于另一类（乘用车／商用车），请从对应的分类打开',
    en: 'This vehicle belongs to the other class (passenger or commercial). Please open it there',
  },
  '210101': {
    zh: '这不是可识别的图片，请使用 JPEG、PNG 或 WebP 格式的照片',
    en: 'This picture cannot be recognised. Use a JPEG, PNG or WebP photo',
  },
  '210102': {
    zh: '图片像素过大（JPEG 上限 5000 万像素，PNG 和 WebP 上限 2500 万像素，单边不超过 12000 像素），请缩小后重试',
    en: 'The picture has too many pixels (limit 50 million for JPEG, 25 million for PNG and WebP, 12,000 per side). Make it smaller and try again',
  },
  '210103': {
    zh: '图片已损坏或不完整，请重新拍摄或重新导出',
    en: 'The picture is damaged or incomplete. Take it or export it again',
  },
  '210104': {
    zh: '图片中没有找到车架号，请对准行驶证或 VIN 铭牌，光线充足、字迹清晰地再拍一张',
    en: 'No VIN was found in the picture. Take another one close to the vehicle licence or VIN plate, sharp and well lit',
  },
  '210105': {
    zh: '二维码已失效，请在电脑上重新生成',
    en: 'This QR code has expired. Get a new one on the computer',
  },
  '210106': {
    zh: '识别服务暂时不可用，请稍后再试，或直接输入车架号',
    en: 'Recognition is currently unavailable. Try again later, or enter the VIN',
  },
  '300101': { zh: '工单中已存在该配件', en: 'This part is already in the work order' },
  '300102': { zh: '名称已存在', en: 'This name is already taken' },
  '300103': { zh: '仍被使用，不能删除', en: 'Still in use, cannot be deleted' },
  '300104': {
    zh: '不能授予自己没有的权限，也不能修改自己的角色',
    en: 'You cannot grant permissions you do not have, or change your own role',
  },
  '300105': { zh: '至少保留一个管理员角色', en: 'At least one manager role must remain' },
  '300106': { zh: '上级不能是它自己或它的下级', en: 'An item cannot be placed under itself or its children' },
  '300107': { zh: '权限树为三级：区域、页面、操作', en: 'Permissions have three levels: area, page and action' },
  '300108': {
    zh: '系统使用的权限不能改编码或删除',
    en: 'System permissions cannot be deleted or have their code changed',
  },
  '300201': { zh: '只能使用您自己的代理商编码', en: 'You can only use your own agency code' },
  '300202': {
    zh: '该用户拥有您没有的权限，您不能修改',
    en: 'This user has permissions you do not have, so you cannot edit the account',
  },
  '300203': {
    zh: '不能停用自己的账号或重置自己的密码，请在个人资料中修改密码',
    en: 'You cannot disable your own account or reset your own password. Change your password in your profile',
  },
  '300204': { zh: '代理商和销售必须有代理商编码', en: 'Agents and sales reps need an agency code' },
  '300205': {
    zh: '重置码错误、已使用或已过期，请联系客服重新获取',
    en: 'This reset code is wrong, used or expired. Please contact Support for a new one',
  },
  '300206': {
    zh: '子账号的公司和代理商编码随主账号，请修改主账号',
    en: 'The company and agency code of a sub account come from its main account. Edit the main account instead',
  },
  '300207': { zh: '子账号只能是普通用户', en: 'A sub account can only be a general user' },
  '300241': {
    zh: '只能翻看前 100,000 行，请缩短日期范围或添加筛选条件',
    en: 'Only the first 100,000 rows can be browsed. Choose a shorter period or add filters',
  },
  '300301': {
    zh: '每个列表最多保存 50 个视图，请先删除不再使用的视图',
    en: 'A list can have up to 50 saved views. Delete some first',
  },
  '300281': { zh: '该上级下已有同名条目', en: 'This parent already has an entry with the same name' },
  '300282': {
    zh: '该条目正被使用，不能移到其他分类',
    en: 'This entry is in use and cannot be moved to another category',
  },
  '300283': {
    zh: '系统分类不能删除、移动或修改字典名称，其名称可以修改',
    en: 'System categories cannot be deleted or moved, and their dictionary name cannot change. Their names can be edited',
  },
  '300285': {
    zh: '文件超过 50,000 行，请拆分后再导入',
    en: 'The file has more than 50,000 rows. Split it and import again',
  },
  '300286': { zh: '文件中没有数据行', en: 'The file has no data rows' },
  '300287': {
    zh: '文件首行没有可识别的列，请使用模板的列名',
    en: 'No known columns in the first line. Use the column names of the template',
  },
  '300288': {
    zh: '文件不是该编码的文本，请选择正确的编码，或另存为 CSV UTF-8',
    en: 'The file is not text in this encoding. Choose the right encoding, or save it as CSV UTF-8',
  },
  '300289': { zh: '导入计划已失效，请重新选择文件', en: 'This import plan has expired. Choose the file again' },
  '300261': {
    zh: '上游适配器须填写地址，本站目录不需要地址',
    en: 'An upstream adapter needs an address; the built-in catalogue needs none',
  },
  '300262': {
    zh: '该主机不在允许的名单内，请联系部署人员（UPSTREAM_HOSTS）',
    en: 'This host is not on the allowed list. Contact your administrator (UPSTREAM_HOSTS)',
  },
  '300701': {
    zh: '这不是表格文件，请选择 .xlsx 或 .csv',
    en: 'This is not a spreadsheet. Choose an .xlsx or .csv file',
  },
  '300702': {
    zh: '不支持旧版 Excel 文件（.xls、.xlsb），请在 Excel 中另存为 .xlsx 后再上传',
    en: 'Old Excel files (.xls, .xlsb) are not supported. Save as .xlsx in Excel and upload again',
  },
  '300703': {
    zh: '不支持 Numbers 文件，请在 Numbers 中导出为 Excel（.xlsx）后再上传',
    en: 'Numbers files are not supported. Export to Excel (.xlsx) in Numbers and upload again',
  },
  '300704': {
    zh: '文件已加密，请在 Excel 中去掉密码后再上传',
    en: 'The file is password-protected. Remove the password in Excel and upload again',
  },
  '300705': {
    zh: '文件已损坏或不完整，请在 Excel 中打开并重新保存后再上传',
    en: 'The file is damaged or incomplete. Open and save it in Excel, then upload again',
  },
  '300706': {
    zh: '文件解压后过大，请只保留有 OE 号的工作表和列后再上传',
    en: 'The unpacked file is too large. Keep only the sheet and columns with OE numbers and upload again',
  },
  '300707': {
    zh: '读取文件超时，请删去不需要的内容，或另存为 .csv 后再上传',
    en: 'Reading the file timed out. Remove unneeded content, or save as .csv, and upload again',
  },
  '300708': { zh: '文件里没有内容', en: 'The file is empty' },
  '300801': { zh: '您已提交过该问卷，感谢参与', en: 'You have already answered this survey. Thank you' },
  '300802': { zh: '问卷已更新或已结束，请重新打开', en: 'This survey has changed or ended. Please open it again' },
  '300811': { zh: '链接已失效，请返回后重新进入', en: 'This link is no longer valid. Go back and open it again' },
  '300812': { zh: '管理后台尚未配置', en: 'The back office is not configured' },
  '400101': { zh: '暂无电商价格', en: 'No e-commerce price yet' },
  '400201': { zh: '电商价格服务不可用', en: 'E-commerce prices are not available' },
  '400301': { zh: '暂无数据', en: 'No data' },
  '700101': { zh: '暂无该车型的保养方案', en: 'No maintenance plan for this vehicle yet' },
  '800014': { zh: '电商价格不可用', en: 'E-commerce prices are not available' },
  '800025': { zh: '暂无数据', en: 'No data' },
  '800026': { zh: '暂无数据', en: 'No data' },
  '800028': { zh: '暂无数据', en: 'No data' },
  '800129': { zh: '请输入图形验证码', en: 'Enter the verification code' },
  '800130': { zh: '验证码错误，请重新输入', en: 'Wrong verification code. Please try again' },
  '900400': { zh: '参数错误', en: 'Invalid parameters' },
  '900403': {
    zh: '没有权限，请联系管理员',
    en: 'You do not have permission to do this. Contact your administrator.',
  },
  '900404': { zh: '未找到', en: 'Not found' },
  '900405': { zh: '不支持该请求方法', en: 'This method is not supported' },
  '301001': {
    zh: '您正在以用户身份查看，只能查看，不能更改或提交任何内容',
    en: 'You are viewing as a user: nothing can be changed or submitted',
  },
  '301002': {
    zh: '打开此内容会扣除该用户 1 次查询，以用户身份查看时不能扣次；用户 24 小时内已打开的内容可以查看',
    en: 'Opening this would use 1 of the user’s lookups, which is not allowed while viewing as a user. What the user opened within 24 hours can be viewed',
  },
  '301003': {
    zh: '不能以管理员或自己的身份查看',
    en: 'You cannot view as a manager or as yourself',
  },
  '301010': {
    zh: '已提交审批，由另一人批准后生效',
    en: 'Submitted for approval. The change takes effect once another person approves it',
  },
  '301011': { zh: '不能审批自己提交的变更', en: 'You cannot approve your own change' },
  '301012': {
    zh: '该审批已处理、已撤回或已过期',
    en: 'This approval has already been decided, withdrawn or has expired',
  },
  '301013': {
    zh: '该记录的同类变更正在等待审批，请先处理或撤回',
    en: 'A change of the same kind to this record is waiting for approval. Decide or withdraw it first',
  },
  '301014': {
    zh: '提交审批后该记录已被修改，此审批已关闭，请重新提交',
    en: 'The record has changed since the change was submitted. The approval is closed; please submit again',
  },
  '301015': {
    zh: '此变更已无法执行，审批已关闭',
    en: 'This change can no longer be made. The approval is closed',
  },
  '300901': {
    zh: '一次最多批量修改 5000 条记录，请缩小筛选范围',
    en: 'A bulk change is limited to 5,000 records. Narrow the filters',
  },
  '900409': { zh: '数据已被他人修改，请刷新后再试', en: 'Someone else has changed this. Please reload and try again' },
  '900410': {
    zh: '您打开后，他人已修改这条记录：请比较后再保存',
    en: 'Someone else changed this record after you opened it. Compare before saving',
  },
  '900413': { zh: '提交内容过大', en: 'The request is too large' },
  '900415': { zh: '只接受未压缩的 JSON 请求', en: 'Only uncompressed JSON is accepted' },
  '900421': {
    zh: '该省份的价格需要先切换价格省份（使用 1 次查询，24 小时内有效）',
    en: 'Prices for this province require switching the price province first (1 lookup, valid for 24 hours)',
  },
  '900422': {
    zh: '打开这辆车会使用 1 次查询，请先确认',
    en: 'Opening this vehicle uses 1 lookup. Please confirm first',
  },
  '900429': { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Please try again later' },
  '900430': {
    zh: '这个网址不属于本站，请从本站的正式网址打开',
    en: 'This address does not belong to this site. Please open the site at its official address',
  },
  '900431': {
    zh: '今天查看的目录数据已达上限，北京时间明天 0 点恢复；如需更多，请购买套餐或联系客服',
    en: 'You have reached today’s limit for catalogue data. It resets at midnight Beijing time. For more, buy a package or contact Support',
  },
  '900500': { zh: '服务器内部错误', en: 'Internal server error' },
  '900503': { zh: '服务暂不可用，请稍后再试', en: 'The service is temporarily unavailable. Please try again later' },
};

export function messageOf(code: Code, language: Language): string {
  const { zh, en } = codeMessages[code];
  return language === 'en' ? en : zh;
}
