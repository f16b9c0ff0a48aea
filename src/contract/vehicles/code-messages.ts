/** The messages of searches for vehicles and their parts. */
export const searchCodeMessages = {
  '200200': {
    zh: 'VIN 校验位不符，请核对后再查',
    en: 'The check digit of this VIN does not match: please compare it with the plate',
  },
  '200201': {
    zh: '该 VIN 属于其他车型，请按 VIN 重新查询，或不带 VIN 打开该车型',
    en: 'This VIN belongs to another model: search for the VIN, or open the vehicle without it',
  },
  '300341': { zh: '该车型没有这种配件', en: 'This vehicle does not have this part' },
};
