export const quotationCodeMessages = {
  '300305': {
    zh: '报价单不存在、已过期或已撤回，请联系门店',
    en: 'This quotation does not exist, has expired or has been withdrawn. Please contact the shop',
  },
  '300306': {
    zh: '报价单须有 1 至 500 行',
    en: 'A quotation must have 1 to 500 lines',
  },
  '300307': { zh: '报价单已被接受', en: 'This quotation has already been accepted' },
  '300308': {
    zh: '选择与报价单不符，请刷新后重试',
    en: 'Your selection does not match the quotation. Please reload and try again',
  },
};
