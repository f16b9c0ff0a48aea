export const workOrderCodeMessages = {
  '300120': {
    zh: '一张工单最多 10,000 项，请新建工单后继续添加',
    en: 'A work order holds up to 10,000 items: please go on with a new one',
  },
  '300121': {
    zh: '工单数量已达本账号上限，请删除不再需要的工单，或购买套餐后继续',
    en: 'This account has as many work orders as it can hold: delete those you no longer need, or buy a package to go on',
  },
  '300321': {
    zh: '只有创建人和主账号可以删除或恢复这张工单',
    en: 'Only the owner of a work order and the main account can delete or restore it',
  },
  '300322': {
    zh: '内容过多：一次最多 500 行、500 项配件、10 辆车，请分几次粘贴',
    en: 'Too much at once: at most 500 lines, 500 parts and 10 vehicles. Please paste it in pieces',
  },
};
