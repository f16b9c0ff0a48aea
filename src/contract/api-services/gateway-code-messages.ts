import { IDEMPOTENCY_KEY_MAX } from './idempotency-key.ts';

/** Messages of keys, permissions and calls of API services. */
export const gatewayCodeMessages = {
  '301201': {
    zh: 'API 服务由主账号管理，请联系您公司的主账号',
    en: 'API services are managed by the main account. Please contact your company’s main account',
  },
  '301202': {
    zh: '最多可有 5 个密钥，请先吊销不再使用的密钥',
    en: 'You can have up to 5 keys. Revoke unused keys first',
  },
  '301203': { zh: '有效期必须晚于现在', en: 'The expiry date must be in the future' },
  '301204': {
    zh: '该密钥不能用于调试，请轮换后再试',
    en: 'This key cannot be used for testing. Rotate it and try again',
  },
  '301210': {
    zh: '您没有调用该接口的权限，请联系客服开通',
    en: 'You do not have permission to call this interface. Please contact Support',
  },
  '301211': {
    zh: '该接口的调用次数已用完，请购买后再试',
    en: 'No units left for this interface. Buy more and try again',
  },
  '301212': {
    zh: '该密钥不能调用此接口，请在密钥设置中添加',
    en: 'This key cannot call this interface. Add it in the key settings',
  },
  '301213': {
    zh: '该密钥不允许从此 IP 地址调用',
    en: 'This key is not allowed from this IP address',
  },
  '301214': {
    zh: '使用相同 Idempotency-Key 的请求正在处理，请稍后重试',
    en: 'A request with the same Idempotency-Key is in progress. Try again later',
  },
  '301215': {
    zh: 'Idempotency-Key 已用于另一个请求，请更换',
    en: 'This Idempotency-Key was used for another request. Use a new one',
  },
  '301216': {
    zh: '密钥无效、已吊销或已过期',
    en: 'The key is invalid, revoked or expired',
  },
  '301217': {
    zh: '缺少密钥：请在 Authorization 中携带 Bearer 或 APPCODE，或对请求签名',
    en: 'Missing key. Send it as Bearer or APPCODE in Authorization, or sign the request',
  },
  '301218': {
    zh: '签名不正确，请与返回的待签名字符串比对',
    en: 'Invalid signature. Compare it with the string to sign in the response',
  },
  '301219': {
    zh: '请求时间与服务器相差超过 300 秒，请校准时钟',
    en: 'The request time differs from the server by more than 300 seconds. Set your clock',
  },
  '301220': {
    zh: '该随机数已使用过，每次请求请更换',
    en: 'This nonce has been used. Use a new one for each request',
  },
  '301221': { zh: '接口不存在或已停用', en: 'Interface not found or turned off' },
  '301222': { zh: '该接口已下线', en: 'This interface has been retired' },
  '301223': { zh: '调用过于频繁，请稍后再试', en: 'Too many calls. Please try again later' },
  '301224': {
    zh: '今天的调用次数已达上限，北京时间明天 0 点恢复',
    en: 'You have reached today’s call limit. It resets at midnight Beijing time',
  },
  '301225': { zh: '请求参数不符合接口定义', en: 'The request parameters do not match the interface definition' },
  '301226': {
    zh: `Idempotency-Key 应为 1 到 ${IDEMPOTENCY_KEY_MAX} 个字母、数字、下划线或短横线`,
    en: `An Idempotency-Key must be 1 to ${IDEMPOTENCY_KEY_MAX} letters, digits, underscores or hyphens`,
  },
  '301230': {
    zh: '只有主账号可以拥有接口权限和调用次数',
    en: 'Only main accounts can have interface permissions and units',
  },
  '301231': {
    zh: '接口的返回结果中没有该字段，请检查字段路径',
    en: 'The response of this interface has no such field. Check the field path',
  },
  '301232': { zh: '截止时间必须晚于现在', en: 'The end date must be in the future' },
  '301233': { zh: '这笔次数已撤销', en: 'This grant has already been revoked' },
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
