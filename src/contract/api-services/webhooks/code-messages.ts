export const webhookCodeMessages = {
  '301301': {
    zh: '最多可有 5 个 Webhook 地址，请先删除不再使用的地址',
    en: 'You can have up to 5 webhook endpoints. Delete unused ones first',
  },
  '301302': {
    zh: '地址须为公网 https 地址，端口为 443 或 1024 以上，不含用户名与密码',
    en: 'The address must be a public https URL on port 443 or above 1023, without username or password',
  },
  '301303': { zh: '该地址已停用，请先启用', en: 'This endpoint is disabled. Enable it first' },
};
