/** Messages of prospects, remarks and transfers of users. */
export const prospectCodeMessages = {
  '300221': {
    zh: '删除失败：备注已不存在，或不是您写的',
    en: 'Could not delete: the remark no longer exists or is not yours',
  },
  '300222': { zh: '只能修改自己写的备注', en: 'You can only edit your own remarks' },
  '300223': {
    zh: '意向必须是字典“意向”中的一项',
    en: 'The intention must be an entry of the “Intention” dictionary',
  },
  '300224': {
    zh: '负责人必须是启用的、有代理商编码的销售',
    en: 'The owner must be an enabled sales rep with an agency code',
  },
  '300225': {
    zh: '双方的代理商编码相同，无需转移',
    en: 'Both have the same agency code; there is nothing to transfer',
  },
  '300226': { zh: '没有可转移的用户', en: 'There are no users to transfer' },
  '300227': {
    zh: '预览之后用户数已变化，请重新查看再转移',
    en: 'The number of users has changed since the preview. Check again before transferring',
  },
};
