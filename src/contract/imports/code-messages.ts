/** Messages of the codes of catalogue imports. */
export const importCodeMessages = {
  '300351': {
    zh: '该密钥不能为此供应商导入价目表，请联系客服开通',
    en: 'This key cannot import price lists for this supplier. Please contact Support',
  },
  '300352': {
    zh: '该密钥的价目表须由我方人员发布，请去掉 publish 后再试',
    en: 'Price lists uploaded with this key are published by our staff. Remove “publish” and try again',
  },
  '300353': {
    zh: '该密钥未处理完的价目表过多，请等已上传的处理完再试',
    en: 'This key has too many unfinished price lists. Wait until they are processed',
  },
  '300354': {
    zh: '没有使用此 Access ID 的有效正式密钥',
    en: 'No valid live key has this access ID',
  },
  '300355': {
    zh: '目录正在更新，请几秒后再试',
    en: 'The catalogue is being updated. Try again in a few seconds',
  },
  '300921': {
    zh: '文件的这一部分不衔接，请从已收到的位置继续上传',
    en: 'This part does not continue the file. Resume from where the upload stopped',
  },
  '300922': {
    zh: '文件还没有全部上传',
    en: 'Not all files have been uploaded yet',
  },
  '300923': {
    zh: '目录已有变化，正在重新生成导入计划，请稍后再看',
    en: 'The catalogue has changed, so the import plan is being rebuilt. Check it before publishing',
  },
  '300924': {
    zh: '只能撤回最新的版本，且只保留最近三个版本',
    en: 'Only the latest version can be rolled back, and only the last three are kept',
  },
  '300925': {
    zh: '导入当前的状态不允许这一操作，请刷新后再试',
    en: 'The current state of the import does not allow this. Reload and try again',
  },
  '300926': {
    zh: '该版本已不再保留（只保留最近三个版本），请重新导入文件',
    en: 'This version is no longer kept (only the last three are). Import its files again',
  },
} as const;
