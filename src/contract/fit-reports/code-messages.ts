/** Messages of fit reports. */
export const fitReportCodeMessages = {
  '300361': {
    zh: '该车型的目录中没有这个配件号，请从车型的配件列表中反馈',
    en: 'This part number is not in the vehicle’s catalogue. Report it from the vehicle’s parts list',
  },
  '300362': {
    zh: '今天提交的适配反馈已达上限，请明天再试',
    en: 'You have reached today’s limit for fit reports. Please try again tomorrow',
  },
  '300363': { zh: '请用文字说明问题', en: 'Describe the problem' },
  '300364': {
    zh: '请选择 JPG、PNG 或 WebP 格式的静态照片',
    en: 'Choose a still photo in JPG, PNG or WebP',
  },
  '300365': { zh: '照片像素过大，请缩小后重试', en: 'The photo has too many pixels. Make it smaller and try again' },
  '300366': {
    zh: '照片已损坏，无法打开，请换一张',
    en: 'The photo is damaged and cannot be opened. Choose another one',
  },
  '300367': {
    zh: '该反馈已有处理结果或已撤回，不能再补充',
    en: 'This report has been decided or withdrawn and can no longer be added to',
  },
  '300368': { zh: '该反馈已由用户撤回，无需答复', en: 'The user has withdrawn this report; no reply is needed' },
};
