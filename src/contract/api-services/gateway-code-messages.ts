import { IDEMPOTENCY_KEY_MAX } from './idempotency-key.ts';

/** Messages of keys, permissions and calls of API services. */
export const gatewayCodeMessages = {
  '301201': {
    zh: 'API 服务由主账号管理，请联系您公司的主账号',
    en: 'API services belong to the main account: please ask the main account of your company',
  },
  '301202': {
    zh: '最多可有 5 个密钥，请先吊销不再使用的密钥',
    en: 'You can have five keys: revoke those you no longer use first',
  },
  '301203': { zh: '有效期必须晚于现在', en: 'The end must be later than now' },
  '301204': {
    zh: '该密钥不能用于调试，请轮换后再试',
    en: 'This key cannot be used here: rotate it first',
  },
  '301210': { zh: '您没有调用该接口的权限，请联系客服开通', en: 'You may not call this interface: please contact us' },
  '301211': {
    zh: '该接口的调用次数已用完，请购买后再试',
    en: 'No units are left for this interface: buy more before you call again',
  },
  '301212': {
    zh: '该密钥不能调用此接口，请在密钥设置中添加',
    en: 'This key may not call this interface: add it in the settings of the key',
  },
  '301213': {
    zh: '该密钥不允许从此 IP 地址调用',
    en: 'This key may not be used from this address',
  },
  '301214': {
    zh: '使用相同 Idempotency-Key 的请求正在处理，请稍后重试',
    en: 'A request with this Idempotency-Key is still running: repeat it shortly',
  },
  '301215': {
    zh: 'Idempotency-Key 已用于另一个请求，请更换',
    en: 'This Idempotency-Key belongs to another request: use a new one',
  },
  '301216': {
    zh: '密钥无效、已吊销或已过期',
    en: 'The key is unknown, revoked or expired',
  },
  '301217': {
    zh: '缺少密钥：请在 Authorization 中携带 Bearer 或 APPCODE，或对请求签名',
    en: 'A key is missing: send it as Bearer or APPCODE in Authorization, or sign the request',
  },
  '301218': {
    zh: '签名不正确，请与返回的待签名字符串比对',
    en: 'The signature is wrong: compare your string to sign with the one returned',
  },
  '301219': {
    zh: '请求时间与服务器相差超过 300 秒，请校准时钟',
    en: 'The time of the request is more than 300 seconds off: set your clock',
  },
  '301220': {
    zh: '该随机数已使用过，每次请求请更换',
    en: 'This nonce was used before: take a new one for each request',
  },
  '301221': { zh: '接口不存在或已停用', en: 'There is no such interface, or it is turned off' },
  '301222': { zh: '该接口已下线', en: 'This interface has ended' },
  '301223': { zh: '调用过于频繁，请稍后再试', en: 'Too many calls: wait a little' },
  '301224': {
    zh: '今天的调用次数已达上限，北京时间明天 0 点恢复',
    en: 'The limit of the day is reached; it ends at midnight, Beijing time',
  },
  '301225': { zh: '请求参数不符合接口定义', en: 'The body does not follow the definition of the interface' },
  '301226': {
    zh: `Idempotency-Key 应为 1 到 ${IDEMPOTENCY_KEY_MAX} 个字母、数字、下划线或短横线`,
    en: `An Idempotency-Key has 1 to ${IDEMPOTENCY_KEY_MAX} letters, digits, underscores or hyphens`,
  },
  '301230': { zh: '只有主账号可以拥有接口权限和调用次数', en: 'Only a main account has permissions and units' },
  '301231': {
    zh: '接口的返回结果中没有该字段，请检查字段路径',
    en: 'The interface has no such field in its answer: check the path of the field',
  },
  '301232': { zh: '截止时间必须晚于现在', en: 'The end must be later than now' },
  '301233': { zh: '这笔次数已撤销', en: 'This grant is revoked already' },
};

/** Honest statuses of the codes that travel in answers of interfaces. */
export const gatewayStatuses = {
  '301210': 403,
  '301211': 403,
  '301212': 403,
  '301213': 403,
  '301214': 409,
  '301215': 422,
  '301216': 401,
  '301217': 401,
  '301218': 401,
  '301219': 401,
  '301220': 401,
  '301221': 404,
  '301222': 410,
  '301223': 429,
  '301224': 429,
  '301225': 422,
  '301226': 400,
  '300351': 403,
  '300352': 403,
  '300353': 409,
  '300355': 503,
};
