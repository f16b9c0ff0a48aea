/** Messages of interface definitions, service classes and upstreams. */
export const interfaceCodeMessages = {
  '301102': {
    zh: '接口发布后不能修改编码，请新建接口并弃用旧接口',
    en: 'The code of a published interface cannot be changed. Create a new interface and deprecate this one',
  },
  '301103': {
    zh: '已发布过的接口不能删除，请弃用或停用',
    en: 'A published interface cannot be deleted. Deprecate it or turn it off',
  },
  '301104': {
    zh: '文档与接口的实际情况不符，不能发布',
    en: 'The documentation does not match the interface, so it cannot be published',
  },
  '301105': { zh: '内容没有变化，无需发布', en: 'Nothing has changed; there is nothing to publish' },
  '301106': {
    zh: '此次修改会影响现有调用方，请用中英文填写发布说明',
    en: 'This change affects existing callers. Enter release notes in Chinese and English',
  },
  '301107': { zh: '接口当前状态不允许此操作', en: 'The current status of the interface does not allow this' },
  '301108': { zh: '替代接口必须是另一个已发布的接口', en: 'The replacement must be another published interface' },
  '301109': { zh: '停止服务日期必须晚于今天', en: 'The end date must be after today' },
  '301110': { zh: '没有这个内部服务', en: 'Operation not found' },
  '301111': { zh: '服务大类编码已存在', en: 'This service class code already exists' },
  '301112': {
    zh: '服务类型必须是字典“服务类型”中的一项',
    en: 'The service type must be an entry of the “Service type” dictionary',
  },
  '301113': {
    zh: '预览用户必须是启用的主账号',
    en: 'Preview users must be enabled main accounts',
  },
  '301114': {
    zh: '数据来源不可用：适配器不存在、已停用或不是上游适配器',
    en: 'The data source is not available: the adapter does not exist, is disabled or is not an upstream adapter',
  },
  '301115': {
    zh: '数据来源暂时无法访问，请稍后重试；本次调用不收费',
    en: 'The data source is temporarily unreachable. Please try again later; this call is not charged',
  },
  '301116': {
    zh: '数据来源返回的内容不可用；本次调用不收费',
    en: 'The data source returned an unusable response; this call is not charged',
  },
};
