export const workOrderCodeMessages = {
  '300120': {
    zh: '一张工单最多 10,000 项，请新建工单后继续添加',
    en: 'A work order can have up to 10,000 lines. Please create a new one to continue',
  },
  '300121': {
    zh: '工单数量已达本账号上限，请删除不再需要的工单，或购买套餐后继续',
    en: 'You have reached the limit of work orders for this account. Delete some, or buy a package to continue',
  },
  '300321': {
    zh: '只有创建人和主账号可以删除或恢复这张工单',
    en: 'Only the creator and the main account can delete or restore this work order',
  },
  '300322': {
    zh: '内容过多：一次最多 500 行、500 项配件、10 辆车，请分几次粘贴',
    en: 'Too much text. The limit is 500 lines, 500 parts and 10 vehicles at once. Please paste it in several steps',
  },
  '300323': {
    zh: '一次最多 50 辆车，请分几次粘贴',
    en: 'At most 50 vehicles at once. Paste them in several parts',
  },
};
