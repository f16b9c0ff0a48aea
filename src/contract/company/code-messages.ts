export const companyCodeMessages = {
  '300304': { zh: '徽标应为 PNG 或 JPEG 图片', en: 'A logo is a PNG or JPEG picture' },
  '300302': { zh: '徽标图片过大，边长最多 4,000 像素', en: 'The logo is too large: 4,000 pixels a side at most' },
  '300303': { zh: '图片已损坏，请换一张', en: 'The picture is damaged: please choose another' },
};
