export const companyCodeMessages = {
  '300304': { zh: '徽标应为 PNG 或 JPEG 图片', en: 'The logo must be a PNG or JPEG image' },
  '300302': {
    zh: '徽标图片过大，边长最多 4,000 像素',
    en: 'The logo is too large. The limit is 4,000 pixels per side',
  },
  '300303': { zh: '图片已损坏，请换一张', en: 'The image is damaged. Please choose another one' },
};
